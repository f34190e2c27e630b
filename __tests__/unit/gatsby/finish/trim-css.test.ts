import { readHtml } from "../../../../src/gatsby/finish/read-html";
import { trimCss, wordsIn } from "../../../../src/gatsby/finish/trim-css";

const page = readHtml(
  `<body class="a md:b cols-[auto_1fr] [&amp;>h2]:d cols-[minmax(0,1fr)]"><p class="c &gt;x content-[&#x27;x&#x27;] content-[&quot;y&quot;] [&amp;amp;]:e"></p></body>`,
);
const trim = (css: string) => trimCss(css, page).replace(/\s+/g, "");

describe("trimCss", () => {
  it.each([
    [".a{color:red}", "the page has it"],
    [".a .c:hover{color:red}", "all classes are there"],
    ["p{color:red}", "an element of the page"],
    ["*,::before{color:red}", "no name"],
    ["body > p[data-x='h2 h3']:hover{color:red}", "elements, and a value of an attribute"],
    [".md\\:b{color:red}", "an escaped class"],
    [".cols-\\[auto_1fr\\]{color:red}", "a class with a value in brackets"],
    [".cols-\\[minmax\\(0\\,1fr\\)\\]:hover{color:red}", "a class with a function in brackets"],
    [".\\[\\&\\>h2\\]\\:d{color:red}", "a class with a selector in brackets"],
    [".content-\\[\\'x\\'\\]{color:red}", "a class with a quote"],
    ['.content-\\[\\"y\\"\\]{color:red}', "a class with a double quote"],
    [".\\[\\&amp\\;\\]\\:e{color:red}", "a class that holds what looks like a character reference"],
    [".js .a{color:red}", "scripts set js before the first paint"],
    [".a:not(.z){color:red}", "arguments of :not say nothing"],
    [".a:has(> .z:is(.y)){color:red}", "nor do those of :has"],
    [":where(.a>:not(:last-child)){color:red}", "a whole selector without weight"],
    [":where(.z,.a){color:red}", "one of several in :where may be there"],
    [":is(.a>*):nth-child(2){color:red}", "what a class says of an element's children"],
    [".a{animation:k 1s}@keyframes k{from{opacity:0}}", "keyframes that run"],
    ["p{animation:var(--run)}:root{--run:k 1s}@keyframes k{from{opacity:0}}", "by way of a property"],
    ["@layer one,two;", "the order of layers"],
  ])("keeps %s", (css) => {
    expect(trim(css)).toBe(css.replace(/\s+/g, ""));
  });

  it.each([
    ".z{color:red}",
    ".a:has(.z) p{color:red}",
    ":is(.z>*):first-child{color:red}",
    ":is(.z:nth-child(2)>*):hover{color:red}",
    "::placeholder{color:red}",
    ":host,:-moz-focusring:where(:not(iframe)){color:red}",
    "@media screen{@supports (order:1){.z{color:red}}}",
    "p::file-selector-button,::-webkit-datetime-edit-year-field{color:red}",
    ".a .z{color:red}",
    "h2{color:red}",
    ".a > h2{color:red}",
    ":where(.z>:not(:last-child)){color:red}",
    "@keyframes k{from{opacity:0}}",
    "@media print{.a{color:red}}",
    "@layer l{@media print{p{color:red}}}",
    "@layer l{.z{color:red}}",
    "@layer properties{p{--c:initial;order:var(--c)}}",
    "/*! license */",
  ])("%s goes", (css) => {
    expect(trim(css)).toBe("");
  });

  it("drops custom properties that nothing asks for, and what only they asked for", () => {
    expect(trim(":root{--a:var(--b);--b:1;--c:2}.a{order:var(--c)}.z{order:var(--a)}")).toBe(
      ":root{--c:2}.a{order:var(--c)}",
    );
    expect(
      trim("@property --d{syntax:'*';inherits:false}@property --c{syntax:'*';inherits:false}.a{--c:1;order:var(--c)}"),
    ).toBe("@property--c{syntax:'*';inherits:false}.a{--c:1;order:var(--c)}");
  });

  it("keeps a registered property that begins with a value, and drops one that never has any", () => {
    expect(trim("@property --c{syntax:'*';inherits:false}.a{order:var(--c,1)}")).toBe(".a{order:var(--c,1)}");
    expect(trim("@property --c{syntax:'*';initial-value:0}.a{order:var(--c)}")).toMatch(/^@property--c/);
  });

  it("writes the value that a Tailwind variable begins with where nothing sets it", () => {
    const registered = "@property --tw-c{syntax:'*';initial-value:0}";
    expect(trim(`${registered}.a{order:var(--tw-c)}`)).toBe(".a{order:0}");
    expect(trim(`${registered}.a{order:var(--tw-c)}.c{--tw-c:1}`)).toMatch(/^@property--tw-c.*var\(--tw-c\)/);
  });

  it("asks for a default that is set without a fallback, and takes the fallback of one that is not", () => {
    expect(trim(":root{--default-a:1}p{order:var(--default-a,2);widows:var(--default-b,3)}")).toBe(
      ":root{--default-a:1}p{order:var(--default-a);widows:3}",
    );
  });

  it("takes the fallback of a Tailwind variable that is not set", () => {
    expect(trim(":root{--default-a:1}p{order:var(--tw-a,var(--default-a))}")).toBe(
      ":root{--default-a:1}p{order:var(--default-a)}",
    );
    expect(trim("p{--tw-b:2;order:var(--tw-a,) var(--tw-b,3)}")).toBe("p{--tw-b:2;order:var(--tw-b,3)}");
  });

  it("keeps what the page's own script may add to it", () => {
    const words = wordsIn('jsx("h2",{className:"y >x",children:`w`})');
    expect(trimCss(".y{color:red}.w{color:red}.z{color:red}h2{order:1}h3{order:2}", page, words)).toBe(
      ".y{color:red}.w{color:red}h2{order:1}",
    );
  });

  it("keeps the selectors of a rule that the page needs", () => {
    expect(trim(".a,.z,.c{color:red}")).toBe(".a,.c{color:red}");
    expect(trim("h2,p{color:red}")).toBe("p{color:red}");
  });
});
