/** @jest-environment node */
import postcss from "postcss";
import { colorMix } from "../../../src/gatsby/color-mix";

const convert = async (css: string) => (await postcss([colorMix]).process(css, { from: undefined })).css;
const CONDITION = "@supports (color:color-mix(in lab,red,red))";
const MIXED = "color-mix(in srgb,red 5%,blue)";

describe("colorMix", () => {
  it("keeps the mixed color alone, and what stands beside it", async () => {
    expect(await convert(`.a{color:red;top:0}${CONDITION}{.a{color:${MIXED}}}`)).toBe(`.a{top:0;color:${MIXED}}`);
  });

  it("moves a mixed color of another rule out of the condition", async () => {
    expect(await convert(`.a{color:red}${CONDITION}{.b{color:${MIXED}}}`)).toBe(`.a{color:red}.b{color:${MIXED}}`);
    expect(await convert(`${CONDITION}{.b{color:${MIXED}}}`)).toBe(`.b{color:${MIXED}}`);
  });

  it("leaves other conditions", async () => {
    const css = "@supports (color:light-dark(#000,#fff)){.a{color:red}}";
    expect(await convert(css)).toBe(css);
  });
});
