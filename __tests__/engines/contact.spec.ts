import { shortestText } from "../support/shortest-text";
import { contact, navigation, questions } from "../support/site";
import {
  becomes,
  button,
  focused,
  holds,
  hydrated,
  link,
  open,
  shows,
  test,
  textbox,
  type Tab,
} from "./support/statement";

const { form, meeting } = contact;
const { newsletter } = navigation.footer;

const errors = (tab: Tab, expected: string[]) =>
  becomes(
    tab,
    () => ["name", "email", "message"].map((id) => document.getElementById(`${id}-error`)?.textContent),
    null,
    expected,
  );
const confirmed = (tab: Tab, title: string) =>
  becomes(tab, (text) => document.querySelector(".notification")?.textContent?.includes(text), title, true);
const write = async (tab: Tab, label: string, text: string) => {
  await tab.click(textbox(label));
  await tab.type(text);
};

test("an incomplete message is held back, and the first field with an error gets the focus", async ({ tab }) => {
  await open(tab, "/contact");
  await tab.click(button(form.submit));
  await focused(tab, textbox(form.name.label));
  await errors(tab, [form.name.error, form.email.error, form.message.error]);
  await tab.type("A");
  await becomes(tab, () => document.querySelector<HTMLInputElement>("#name")?.validationMessage, null, form.name.error);
  await tab.type("da");
  await errors(tab, ["", form.email.error, form.message.error]);
  await write(tab, form.message.label, "Count faster.");
  await write(tab, form.email.label, "ada@analytical");
  await tab.press("Enter");
  await errors(tab, ["", form.email.error, ""]);
  await tab.type(".example");
  await tab.press("Enter");
  await confirmed(tab, form.success.title);
  for (const id of ["name", "email", "message"]) await holds(tab, `#${id}`, "");
});

test("a pasted message is checked and analyzed, and one that gets too short no longer", async ({ tab }) => {
  await open(tab, "/contact");
  await write(tab, form.company.label, shortestText("message"));
  await tab.press("Control+a", "Control+c");
  await tab.click(textbox(form.message.label));
  await tab.press("Control+v");
  await holds(tab, "#message", shortestText("message"));
  await shows(tab, ".suggestions-list li");
  await tab.press("Backspace");
  await shows(tab, ".suggestions-list li", false);
  await errors(tab, ["", "", form.message.error]);
});

test("a draft is there again after a reload, after Back, and after another visit in the same tab", async ({ tab }) => {
  const expectDraft = async () => {
    await hydrated(tab);
    await holds(tab, "#name", "A");
    await holds(tab, "#message", "Count");
    // What a program filled in raises no event.
    await holds(tab, "#company", "Filled in");
    await errors(tab, [form.name.error, "", form.message.error]);
  };
  await open(tab, "/contact");
  await write(tab, form.name.label, "A");
  await write(tab, form.message.label, "Count");
  await tab.evaluate(() => void Object.assign(document.getElementById("company") ?? {}, { value: "Filled in" }), null);
  await tab.reload();
  await expectDraft();
  await open(tab, "/about");
  await tab.back();
  await expectDraft();
  await open(tab, "/about");
  await tab.goto("/contact");
  await expectDraft();
});

test("a link that schedules opens the choice of a time, and Escape gives the focus back", async ({ tab }) => {
  await open(tab, "/contact");
  await tab.click(link(meeting.schedule.label));
  await becomes(tab, () => document.querySelector("dialog:modal") !== null, null, true);
  await tab.press("Escape");
  await becomes(tab, () => document.querySelector("dialog:modal") !== null, null, false);
  // Asked of the document: Playwright's locators do not outlive a step back within it in Firefox (153).
  await becomes(tab, () => document.activeElement?.textContent?.trim(), null, meeting.schedule.label);
});

test("answers open and close by mouse and by keyboard", async ({ tab }) => {
  await open(tab, "/contact");
  const shown = (expected: boolean[]) =>
    becomes(
      tab,
      () => [...document.querySelectorAll("details > p")].map((answer) => answer.checkVisibility()),
      null,
      expected,
    );
  const closed = questions.map(() => false);
  // The first answer stands open.
  await shown([true, ...closed.slice(1)]);
  await tab.click("details:first-child summary");
  await shown(closed);
  await tab.press("Enter");
  await shown([true, ...closed.slice(1)]);
  await tab.press(" ");
  await shown(closed);
});

test("the newsletter refuses what is no address and confirms what is one", async ({ tab }) => {
  await open(tab, "/about");
  await write(tab, newsletter.emailLabel, "ada");
  await tab.click(button(newsletter.button));
  await becomes(tab, () => document.getElementById("newsletter-error")?.textContent, null, newsletter.invalid);
  await focused(tab, textbox(newsletter.emailLabel));
  await tab.type("@analytical.example");
  await tab.press("Enter");
  await confirmed(tab, newsletter.success.title);
  await holds(tab, "#newsletter-email", "");
});
