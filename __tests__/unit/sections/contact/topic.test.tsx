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
  [null, undefined],
])("the topic %j begins with %j", (topic, expected) => {
  expect(topicMessage(topic, topics, industries)).toBe(expected);
});

const visit = (address: string, key: string, text = "") => {
  history.replaceState({ key }, "", address);
  document.body.innerHTML = '<textarea id="message"></textarea>';
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  field.value = text;
  render(<Topic topics={topics} industries={industries} navigationKey={key} />);
  return field;
};

beforeEach(() => saveForTab("topic of", ""));

test("it begins an empty message, without taking the focus", () => {
  const field = visit("/contact?topic=demo", "1");
  expect(field).toHaveValue("A demo. ");
  expect(field).not.toHaveFocus();
});

test("what was typed stays", () => {
  expect(visit("/contact?topic=demo", "1", "Mine")).toHaveValue("Mine");
});

test("it begins once for each visit, so that what was emptied stays empty over a reload", () => {
  visit("/contact?topic=demo", "1");
  expect(visit("/contact?topic=demo", "1")).toHaveValue("");
  expect(visit("/contact?topic=demo", "2")).toHaveValue("A demo. ");
});

test.each(["/contact", "/contact?topic=nothing", "/contact?other=demo"])("%s begins nothing", (address) => {
  expect(visit(address, "1")).toHaveValue("");
});
