/**
 * The page in which Netlify finds the forms at a deploy. It rewrites every form that bears its attributes and adds a hidden
 * field to it; in a page that React hydrates, that field is a mismatch, and the whole page would be rendered anew.
 */
import { HONEYPOT } from "../../lib/form-names";
import { escapeMarkup } from "./markup";
import type { HtmlElement } from "./read-html";

/** Name of the page; nobody is led to it. */
export const FORMS_PAGE = "__forms.html";

/** A form that is posted to the host, and the names of its fields. */
export type PostedForm = { name: string; fields: readonly string[] };

const FIELDS = ["input", "textarea", "select"];

/** The forms of a page that are posted. */
export const postedForms = (elements: readonly HtmlElement[]): PostedForm[] =>
  elements
    .filter(({ name, attributes }) => name === "form" && attributes.method === "POST")
    .map((form) => ({
      name: form.attributes.name ?? "",
      fields: elements
        .filter(({ name, start }) => FIELDS.includes(name) && start > form.start && start < form.end)
        .flatMap(({ attributes }) => attributes.name ?? [])
        // The host adds this one itself.
        .filter((field) => field !== "form-name"),
    }));

/**
 * The page with every form once.
 *
 * @param forms forms of all pages; those of one name are one form
 */
export const formsPage = (forms: readonly PostedForm[]): string => {
  const names = [...new Set(forms.map(({ name }) => name))].sort();
  const fieldsOf = (wanted: string): string[] => [
    ...new Set(forms.filter(({ name }) => name === wanted).flatMap(({ fields }) => fields)),
  ];
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title></head><body>',
    ...names.map(
      (name) =>
        `<form name="${escapeMarkup(name)}" method="POST" data-netlify="true" netlify-honeypot="${HONEYPOT}" hidden>` +
        `${fieldsOf(name)
          .map((field) => `<input name="${escapeMarkup(field)}">`)
          .join("")}</form>`,
    ),
    "</body></html>",
    "",
  ].join("\n");
};
