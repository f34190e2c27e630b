/** Assistant, search and the choice of a time: that each opens, does its work by keyboard, and closes. */
import { about, assistant, contact, industries, searchDialog, site } from "../support/site";
import { arrived, becomes, button, focused, link, open, shows, test, textbox, type Tab } from "./support/statement";

const [QUESTION = "", SECOND = ""] = assistant.suggestions.find(({ href }) => href === contact.path)?.questions ?? [];

const turns = (tab: Tab, count: number) =>
  becomes(tab, () => document.querySelectorAll(".chat [data-slot=turn]").length, null, count);

test("the assistant answers, folds for its source, goes along to it, and Escape closes it", async ({ tab }) => {
  await open(tab, contact.path);
  await tab.click(link(contact.meeting.chat.label));
  await focused(tab, textbox(assistant.question));
  await tab.type(QUESTION);
  await tab.press("Enter");
  await shows(tab, ".chat blockquote");
  await tab.click(".chat [data-slot=turn] a");
  await shows(tab, ".chat blockquote", false);
  await tab.click(button(assistant.unfold));
  await tab.click(textbox(assistant.question));
  await tab.type(SECOND);
  await tab.press("Enter");
  await turns(tab, 2);
  await shows(tab, ".chat blockquote");
  await tab.click(button(assistant.clear));
  await turns(tab, 0);
  await tab.click(button(assistant.undo));
  await turns(tab, 2);
  await tab.press("Escape");
  await shows(tab, ".chat", false);
});

test("the search opens by its key, finds as one types, and Enter opens the best result", async ({ tab }) => {
  const [industry] = industries;
  await open(tab, about.path);
  await tab.press("/");
  await focused(tab, { role: "combobox", name: site.labels.search });
  await tab.type(industry?.name ?? "");
  await becomes(
    tab,
    () => document.querySelector('[role=option][aria-selected="true"]')?.getAttribute("href"),
    null,
    industry?.path,
  );
  await tab.press("Enter");
  await arrived(tab, industry?.path ?? "");
  await shows(tab, ".search-dialog", false);
  await tab.press("/");
  await tab.press("Escape", "Escape");
  await shows(tab, ".search-dialog", false);
});

test("from the search, the talk with the assistant goes on", async ({ tab }) => {
  await open(tab, about.path);
  await tab.click(button(site.labels.search));
  await tab.click(button(searchDialog.assistant));
  await focused(tab, textbox(assistant.question));
});

test("a time is chosen by keyboard and stands in the message", async ({ tab }) => {
  const { consultation, meeting } = contact;
  const checked = (place: number) =>
    becomes(
      tab,
      (group) => document.querySelectorAll(".time-picker fieldset")[group]?.querySelectorAll(":checked").length,
      place,
      1,
    );
  await open(tab, contact.path);
  await tab.click(link(meeting.schedule.label));
  await shows(tab, { role: "dialog", name: consultation.title });
  await tab.click(".time-picker fieldset:nth-of-type(1) .choice");
  await checked(0);
  await tab.press("Tab", "Tab", " ");
  await checked(1);
  await tab.press("ArrowRight", "Tab", " ");
  await checked(2);
  await tab.click(button(consultation.confirm));
  await shows(tab, { role: "dialog", name: consultation.title }, false);
  await becomes(tab, () => document.querySelector<HTMLTextAreaElement>("#message")?.value.includes("30"), null, true);
  await becomes(tab, () => Boolean(document.querySelector<HTMLInputElement>('[name="slot-utc"]')?.value), null, true);
});
