import type * as Draft from "../../../../src/ui/form/draft";

const FORM =
  '<form data-draft="x"><input name="name" /><input type="hidden" name="form-name" value="x" /><textarea name="message"></textarea></form>';

let draft: typeof Draft;

const form = () => document.forms[0] as HTMLFormElement;
const textarea = () => form().elements.namedItem("message") as HTMLTextAreaElement;
const type = (text: string) => {
  textarea().value = text;
  textarea().dispatchEvent(new Event("input", { bubbles: true }));
};
/** A page as the browser loads it: memory is new, the tab's storage is not. */
const load = async (html = FORM) => {
  jest.resetModules();
  draft = await import("../../../../src/ui/form/draft");
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

test.each([
  ["a new form", remount],
  ["a new document", load],
])("%s gets what stood in the old one", async (_, renew) => {
  type("Hello");
  await renew();
  expect(textarea()).toHaveValue("Hello");
});

test("what stands in a field is left alone, and kept", async () => {
  type("Hello");
  await load(FORM.replace("</textarea>", "Newer</textarea>"));
  expect(textarea()).toHaveValue("Newer");
  await load();
  expect(textarea()).toHaveValue("Newer");
});

test("a document that Back brings out of the browser's cache does not bring back what another one sent", () => {
  type("Hello");
  window.dispatchEvent(new Event("pagehide"));
  sessionStorage.clear();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  window.dispatchEvent(new Event("pagehide"));
  expect(textarea()).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

test("what comes back with Back counts as typed, for whoever listens", () => {
  const heard = jest.fn();
  sessionStorage.setItem(draft.keyOf("x", "message"), "From elsewhere");
  form().addEventListener("input", ({ target }) => heard((target as HTMLTextAreaElement).name));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  // Not the empty field; each document of this file listens.
  expect(new Set(heard.mock.calls.flat())).toEqual(new Set(["message"]));
});

test("an emptied form leaves nothing behind", async () => {
  type("Hello");
  type("");
  await load();
  expect(textarea()).toHaveValue("");
  expect(sessionStorage).toHaveLength(0);
});

test("what was filled in without an event is kept as the page goes", async () => {
  textarea().value = "Filled";
  window.dispatchEvent(new Event("pagehide"));
  await load();
  expect(textarea()).toHaveValue("Filled");
});

test("a form that is not marked is not kept", async () => {
  form().removeAttribute("data-draft");
  type("Hello");
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage).toHaveLength(0);
});

test("hidden fields are neither kept nor filled", async () => {
  type("Hello");
  window.dispatchEvent(new Event("pagehide"));
  expect(Object.values({ ...sessionStorage })).toEqual(["Hello"]);
});

test("a beginning is kept as one", async () => {
  textarea().dataset.prefill = "We would ";
  type("We would ");
  await load();
  expect(textarea()).toHaveValue("We would ");
  expect(textarea().dataset.prefill).toBe("We would ");
});

test("it stays one where the browser itself has filled in the field again", async () => {
  textarea().dataset.prefill = "We would ";
  type("We would ");
  await load(FORM.replace("</textarea>", "We would </textarea>"));
  expect(textarea().dataset.prefill).toBe("We would ");
});

test("what was sent is forgotten, what was typed since is not", async () => {
  type("Sent");
  const sent = new FormData(form());
  draft.forgetDraft("x", sent);
  expect(sessionStorage).toHaveLength(0);
  type("Sent");
  type("Newer");
  draft.forgetDraft("x", sent);
  remount();
  expect(textarea()).toHaveValue("Newer");
});

test("a sent message that was changed in its line stays whole", () => {
  type("Sent");
  const sent = new FormData(form());
  type("Sent too soon");
  draft.forgetDraft("x", sent);
  remount();
  expect(textarea()).toHaveValue("Sent too soon");
});

test.each([
  ["a new document", load],
  ["what is kept as the page goes", () => void window.dispatchEvent(new Event("pagehide"))],
])("that a draft was on its way outlives %s", async (_, go) => {
  // A program filled it in: sending it is the first that is heard of it.
  textarea().value = "Hello";
  draft.beginSending("x");
  await go();
  expect(draft.isSending("x")).toBe(true);
  expect(draft.isSending("y")).toBe(false);
  draft.endSending("x");
  expect(draft.isSending("x")).toBe(false);
});

test("a draft that was changed is not the one that was on its way", async () => {
  type("Hello");
  draft.beginSending("x");
  await load();
  type("Hello again");
  expect(draft.isSending("x")).toBe(false);
});

test.each(["getItem", "setItem"] as const)("a storage whose %s fails costs the next document only", async (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("No room", "QuotaExceededError");
  });
  type("Hello");
  remount();
  expect(textarea()).toHaveValue("Hello");
  await load();
  expect(textarea()).toHaveValue("");
});
