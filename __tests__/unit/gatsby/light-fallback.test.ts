/** @jest-environment node */
import postcss from "postcss";
import { lightFallback } from "../../../src/gatsby/light-fallback";

const convert = async (css: string) => (await postcss([lightFallback]).process(css, { from: undefined })).css;
const CONDITION = "@supports not (color:light-dark(#000,#fff))";

describe("lightFallback", () => {
  it.each(["light-dark(#fff, #000)", "light-dark(#fff,#000)"])(
    "writes %s as #fff for browsers without it, and as #000 for dark panels on their screens",
    async (value) => {
      expect(await convert(`:root{--a:${value}}`)).toBe(
        `:root{--a:${value}}${CONDITION}{:root{--a:#fff}@media screen{.scheme-dark{--a:#000}}}`,
      );
    },
  );

  it("leaves the root's value of a registered color in dark panels", async () => {
    const property = "@property --a{inherits:true}";
    expect(await convert(`${property}:root{--a:light-dark(red,blue)}`)).toBe(
      `${property}:root{--a:light-dark(red,blue)}${CONDITION}{:root{--a:red}}`,
    );
  });

  it("repeats neither other values nor rules without any", async () => {
    expect(await convert(":root{--a:light-dark(red,blue);--b:1}")).toMatch(
      /\{:root\{--a:red\}@media screen\{\.scheme-dark\{--a:blue\}\}\}$/,
    );
    expect(await convert(":root{--b:1}@layer x{b{color:red}}")).toBe(":root{--b:1}@layer x{b{color:red}}");
    expect(await convert("p{--a:light-dark(red,blue)}")).toBe("p{--a:light-dark(red,blue)}");
    expect(await convert(":root{--b:0 1px light-dark(red,blue)}")).toBe(":root{--b:0 1px light-dark(red,blue)}");
  });

  it("stays in the rule's layer", async () => {
    expect(await convert("@layer x{:root{--a:light-dark(red,blue)}}")).toBe(
      `@layer x{:root{--a:light-dark(red,blue)}${CONDITION}{:root{--a:red}@media screen{.scheme-dark{--a:blue}}}}`,
    );
  });
});
