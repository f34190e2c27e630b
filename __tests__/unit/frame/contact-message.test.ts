import type * as ContactMessage from "../../../src/frame/contact-message";
import { CONTACT_FORM } from "../../../src/lib/form-names";
import { MESSAGE_FIELD } from "../../../src/lib/page-ids";
import type * as Draft from "../../../src/ui/form/draft";

const FORM = `<form data-draft="${CONTACT_FORM}"><textarea id="${MESSAGE_FIELD}" name="${MESSAGE_FIELD}"></textarea></form>`;

let draft: typeof Draft;
let addToMessage: typeof ContactMessage.addToMessage;
let beginMessage: typeof ContactMessage.beginMessage;

const form = () => document.forms[0] as HTMLFormElement;
const textarea = () => form().elements.namedItem(MESSAGE_FIELD) as HTMLTextAreaElement;
const type = (text: string) => {
  textarea().value = text;
  textarea().dispatchEvent(new Event("input", { bubbles: true }));
};
/** A page as the browser loads it: memory is new, the tab's storage is not. */
const load = async (html = FORM) => {
  jest.resetModules();
  draft = await import("../../../src/ui/form/draft");
  ({ addToMessage, beginMessage } = await import("../../../src/frame/contact-message"));
  document.body.innerHTML = html;
  draft.watchDrafts();
};
/** Another page of the site and back: the document stays, the form is a new one. */
const remount = () => {
  document.body.innerHTML = FORM;
  draft.restoreDraft(form());
};

beforeEach(async () => {
  sessionStorage.clear();
  await load();
});

test("what was put below a message while it was on its way stays, without what was sent", () => {
  type("Sent");
  const sent = new FormData(form());
  document.body.innerHTML = "<p>Another page</p>";
  addToMessage(["One more"]);
  draft.forgetDraft(CONTACT_FORM, sent);
  remount();
  expect(textarea()).toHaveValue("One more");
});

describe("lines that another part of the site adds", () => {
  test.each([
    ["an empty field", "", "One\nTwo"],
    ["apart from what was typed", "Typed", "Typed\n\nOne\nTwo"],
    ["right below, without those that stand there", "One\nTwo of mine", "One\nTwo of mine\nTwo"],
  ])("stand in %s", (_, typed, expected) => {
    type(typed);
    addToMessage(["One", "Two"]);
    expect(textarea()).toHaveValue(expected);
    remount();
    expect(textarea()).toHaveValue(expected);
  });

  test("are in sight below a long text", () => {
    type("Typed");
    Object.defineProperty(textarea(), "scrollHeight", { value: 500 });
    addToMessage(["One"]);
    expect(textarea().scrollTop).toBe(500);
  });

  test("wait for a form that is not on the page", async () => {
    type("Typed");
    await load("<p>Another page</p>");
    addToMessage(["One"]);
    remount();
    expect(textarea()).toHaveValue("Typed\n\nOne");
  });

  test.each([
    ["on the page", () => undefined],
    ["on another page", () => load("<p>Another page</p>")],
  ])("make another draft of one that was on its way, with the form %s", async (_, leave) => {
    type("Typed");
    draft.beginSending(CONTACT_FORM);
    await leave();
    addToMessage(["Typed"]);
    expect(draft.isSending(CONTACT_FORM)).toBe(true);
    addToMessage(["One"]);
    expect(draft.isSending(CONTACT_FORM)).toBe(false);
  });

  test("take the place of what only a button has put there", () => {
    textarea().dataset.prefill = "I would like ";
    type("I would like ");
    addToMessage(["One"]);
    expect(textarea()).toHaveValue("One");
    expect(textarea().dataset.prefill).toBeUndefined();
  });
});

describe("a field that another page begins", () => {
  const begun = () => textarea().dataset.prefill;

  test.each([
    ["a new form", remount],
    ["a new document", load],
  ])("%s holds the beginning, not yet touched", async (_, renew) => {
    beginMessage("At 0.72");
    await renew();
    expect(textarea()).toHaveValue("At 0.72 ");
    expect(begun()).toBe("At 0.72 ");
  });

  test("a beginning that was left as it is gives way", async () => {
    beginMessage("At 0.72");
    remount();
    window.dispatchEvent(new Event("pagehide"));
    beginMessage("At 0.50");
    remount();
    expect(textarea()).toHaveValue("At 0.50 ");
    expect(begun()).toBe("At 0.50 ");
  });

  test.each(["Mine", "At 0.72 and mine"])("typed text stays: %s", async (text) => {
    beginMessage("At 0.72");
    remount();
    type(text);
    expect(beginMessage("At 0.50")).toBe(false);
    remount();
    expect(textarea()).toHaveValue(text);
  });

  test("spaces alone are nothing that was typed", () => {
    type("  ");
    expect(beginMessage("At 0.72")).toBe(true);
    remount();
    expect(textarea()).toHaveValue("At 0.72 ");
  });
});
