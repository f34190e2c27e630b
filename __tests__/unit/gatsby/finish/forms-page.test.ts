/** @jest-environment node */
import { formsPage, postedForms } from "../../../../src/gatsby/finish/forms-page";
import { readHtml } from "../../../../src/gatsby/finish/read-html";

const ASK =
  '<form name="ask" method="POST"><input type="hidden" name="form-name"/><p><input name="a"/></p><textarea name="b"></textarea><button>Go</button></form>';

test("a page's forms are those that are posted, with the names of their fields", () => {
  const html = `<input name="apart"/>${ASK}<form name="quiet" method="dialog"><input name="c"/></form>`;
  expect(postedForms(readHtml(html))).toEqual([{ name: "ask", fields: ["a", "b"] }]);
});

test("the page for the host has every form once, with all fields that it has anywhere", () => {
  const page = readHtml(
    formsPage([
      { name: "two", fields: ["x"] },
      { name: "one", fields: ["a", "b"] },
      { name: "two", fields: ["x", 'y"z'] },
    ]),
  );
  const forms = page.filter(({ name }) => name === "form");
  expect(forms.map(({ attributes }) => attributes.name)).toEqual(["one", "two"]);
  for (const { attributes } of forms) expect(attributes).toMatchObject({ "data-netlify": "true", hidden: "" });
  const fields = page.filter(({ name }) => name === "input").map(({ attributes }) => attributes.name);
  expect(fields).toEqual(["a", "b", "x", 'y"z']);
});
