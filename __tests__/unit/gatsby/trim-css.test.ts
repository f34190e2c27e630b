import { trimCss, wordsIn } from "../../../src/gatsby/trim-css";

const page = '<body class="a md:b"><p class="c &gt;x"></p></body>';
const trim = (css: string) => trimCss(css, page).replace(/\s+/g, "");

describe("trimCss", () => {
  it.each([
    [".a{color:red}", "the page has it"],
    [".a .c:hover{color:red}", "all classes are there"],
    ["p{color:red}", "no class"],
    [".md\\:b{color:red}", "an escaped class"],
    [".js .a{color:red}", "scripts set js before the first paint"],
    [".a:not(.z){color:red}", "arguments of :not say nothing"],
    [".a:has(> .z:is(.y)){color:red}", "nor do those of :has"],
    ["@keyframes k{from{opacity:0}}", "keyframes have no classes"],
    ["@layer one,two;", "the order of layers"],
  ])("keeps %s", (css) => {
    expect(trim(css)).toBe(css.replace(/\s+/g, ""));
  });

  it.each([".z{color:red}", ".a .z{color:red}", "@media print{.z{color:red}}", "@layer l{.z{color:red}}"])(
    "%s goes",
    (css) => {
      expect(trim(css)).toBe("");
    },
  );

  it("drops custom properties that nothing asks for, and what only they asked for", () => {
    expect(trim(":root{--a:var(--b);--b:1;--c:2}.a{order:var(--c)}.z{order:var(--a)}")).toBe(
      ":root{--c:2}.a{order:var(--c)}",
    );
    expect(
      trim("@property --d{syntax:'*';inherits:false}@property --c{syntax:'*';inherits:false}.a{order:var(--c)}"),
    ).toBe("@property--c{syntax:'*';inherits:false}.a{order:var(--c)}");
  });

  it("keeps what the page's own script may add to it", () => {
    const words = wordsIn('jsx("p",{className:"y >x",children:`w`})');
    expect(trimCss(".y{color:red}.w{color:red}.z{color:red}", page, words)).toBe(".y{color:red}.w{color:red}");
  });

  it("keeps the selectors of a rule that the page needs", () => {
    expect(trim(".a,.z,.c{color:red}")).toBe(".a,.c{color:red}");
  });
});
