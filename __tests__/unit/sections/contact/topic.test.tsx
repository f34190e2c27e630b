import { render, screen } from "@testing-library/react";
import { Topic, topicMessage } from "../../../../src/sections/contact/topic";
import { saveForTab } from "../../../../src/ui/tab-storage";

const topics = { industry: "About {industry}.", others: [{ topic: "demo", message: "A demo." }] };
const industries = [{ slug: "finance", name: "Finance & Co." }];

test.each([
  ["finance", "About Finance & Co.."],
  ["demo", "A demo."],
  ["unknown", undefined],
  ["__proto__", undefined],
  ["", undefined],
])("the topic %j begins with %j", (topic, expected) => {
  expect(topicMessage(topic, topics, industries)).toBe(expected);
});

const visit = (address: string, key: string, text = "") => {
  history.replaceState({ key }, "", address);
  document.body.innerHTML = '<form data-draft="contact"><textarea id="message" name="message"></textarea></form>';
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  field.value = text;
  render(<Topic topics={topics} industries={industries} navigationKey={key} />);
  return field;
};

beforeEach(() => saveForTab("topics of", ""));

test("it begins an empty message, without taking the focus", () => {
  const field = visit("/contact?topic=demo", "1");
  expect(field).toHaveValue("A demo. ");
  expect(field).not.toHaveFocus();
});

test("what was typed stays, and the topic follows below it", () => {
  expect(visit("/contact?topic=demo", "1", "Mine")).toHaveValue("Mine\n\nA demo.");
});

test("it begins once for each visit, so that what was emptied stays empty over a reload", () => {
  visit("/contact?topic=demo", "1");
  expect(visit("/contact?topic=demo", "1")).toHaveValue("");
  expect(visit("/contact?topic=demo", "2")).toHaveValue("A demo. ");
});

test("an earlier visit that is come back to has begun its message already", () => {
  visit("/contact?topic=demo", "1");
  visit("/contact?topic=finance", "2");
  expect(visit("/contact?topic=demo", "1")).toHaveValue("");
});

test("a link to a part of the page keeps the topic and begins nothing, nor does a reload there", () => {
  const field = visit("/contact?topic=demo", "1");
  const { rerender } = render(<Topic topics={topics} industries={industries} navigationKey="1" />);
  field.value = "";
  history.replaceState({ key: "2" }, "", "/contact?topic=demo#options");
  rerender(<Topic topics={topics} industries={industries} navigationKey="2" />);
  expect(field).toHaveValue("");
  expect(visit("/contact?topic=demo#options", "2")).toHaveValue("");
});

test.each(["/contact", "/contact?topic=nothing", "/contact?other=demo"])("%s begins nothing", (address) => {
  expect(visit(address, "1")).toHaveValue("");
});
