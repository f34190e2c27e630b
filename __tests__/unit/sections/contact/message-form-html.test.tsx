/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { HONEYPOT } from "../../../../src/lib/form-names";
import { MessageForm } from "../../../../src/sections/contact/message-form";
import { afterwards, formTexts as texts } from "../../../fixtures/contact";

const before = process.env.GATSBY_FORMS;
afterEach(() => {
  process.env.GATSBY_FORMS = before ?? "";
});

const htmlWith = (setting: string): string => {
  process.env.GATSBY_FORMS = setting;
  return renderToStaticMarkup(<MessageForm form={texts} {...afterwards} />);
};

test("by default the form does nothing without scripts, and says where to write", () => {
  const html = htmlWith("");
  expect(html).toMatch(/<form[^>]* method="dialog"/);
  expect(html).toMatch(new RegExp(`<noscript>.*${texts.noScript}.*</noscript>`));
  expect(html).not.toContain("netlify");
  expect(html).not.toContain("form-name");
});

test("where forms are posted, the form works as a plain post", () => {
  const html = htmlWith("netlify");
  const form = /<form[^>]*>/.exec(html)?.[0] ?? "";
  for (const part of ['method="POST"', 'name="contact"']) expect(form).toContain(part);
  expect(html).toContain('<input type="hidden" name="form-name" value="contact"/>');
  expect(html).toMatch(new RegExp(`<input[^>]* name="${HONEYPOT}"[^>]* hidden=""`));
  expect(html).not.toContain("<noscript>");
});

test.each(["", "netlify"])(
  "with the setting %j no style stands in the HTML, and the form can be replayed",
  (setting) => {
    const html = htmlWith(setting);
    expect(html).not.toContain("style=");
    expect(html).toMatch(/<form[^>]* data-replay=""/);
  },
);

test("the suggestions take up room, but no text of theirs stands in the page before they are due", () => {
  const text = htmlWith("").replace(/<[^>]*>/g, " ");
  for (const suggestion of texts.suggestions) expect(text).not.toContain(suggestion.text);
  for (const { error } of [texts.name, texts.email, texts.message]) expect(text).not.toContain(error);
});
