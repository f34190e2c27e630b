import { keepDraft, restoreDraft } from "../../../src/browser/draft";

const makeForm = (): HTMLFormElement => {
  const form = document.createElement("form");
  form.innerHTML =
    '<input name="name" /><input type="hidden" name="form-name" value="x" /><textarea name="message"></textarea>';
  return form;
};

const textarea = (form: HTMLFormElement) => form.elements.namedItem("message") as HTMLTextAreaElement;

const typed = (text: string): HTMLFormElement => {
  const form = makeForm();
  textarea(form).value = text;
  return form;
};

test("a new form gets what stood in the old one", () => {
  keepDraft(typed("Hello"));
  const form = makeForm();
  restoreDraft(form);
  expect(textarea(form).value).toBe("Hello");
});

test("what stands in a field is left alone", () => {
  keepDraft(typed("Hello"));
  const form = typed("Newer");
  restoreDraft(form);
  expect(textarea(form).value).toBe("Newer");
});

test("an emptied form leaves nothing behind", () => {
  keepDraft(typed("Hello"));
  keepDraft(typed(""));
  const form = makeForm();
  restoreDraft(form);
  expect(textarea(form).value).toBe("");
});
