/** Puts a requested time into the message form and takes it out again. */
import { fillText } from "../../lib/fill-text";
import { typeInto } from "../../ui/form/type-into";
import { SLOT_FIELDS } from "./slot-fields";
import { namesTimeOtherwise, withoutSentence, withSentence } from "./slot-sentence";
import { unbroken } from "./slot-words";

export type SlotRequest = {
  /** City of the office. */
  office: string;
  /** Length, in minutes. */
  length: number;
  /** Start, in milliseconds since 1970. */
  start: number;
  /** The whole request in words. */
  words: string;
};

/** "9:00 – 9:45 AM", "17:00–17:45", or "9:00–9:45 a.m." */
const RANGE = /\d+:\d+(?: [ap]\.?m\.?)? ?– ?\d+:\d+(?: [ap]\.?m\.?)?/gi;

/** A request's words for display: each range of times stays on one line. */
export const shownWords = ({ words }: SlotRequest): string => words.replace(RANGE, unbroken);

/** Fields of a sent form, by name. */
export type SentFields = { get: (name: string) => FormDataEntryValue | null };

/** Sets the fields of a request; those that are left out become empty. */
const setFields = (form: HTMLFormElement, fields: Partial<Record<(typeof SLOT_FIELDS)[number], string>>): void => {
  for (const name of SLOT_FIELDS) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) typeInto(input, fields[name] ?? "");
  }
};

/** The time that a form requested when it was sent; undefined if there was none. */
export const requestSent = (fields: SentFields): SlotRequest | undefined => {
  const [utc = "", words = "", office = "", length = ""] = SLOT_FIELDS.map((name) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  });
  const start = Date.parse(utc);
  return Number.isNaN(start) || !Number(length) ? undefined : { office, length: Number(length), start, words };
};

/** The time that a form requests; undefined if there is none. */
export const requestIn = (form: HTMLFormElement): SlotRequest | undefined => requestSent(new FormData(form));

const sentenceOf = (template: string, { office, words }: SlotRequest): string =>
  fillText(template, { city: office, slot: words });

/**
 * Requests a time: sets the form's fields and puts the sentence into its message.
 *
 * @param template the sentence, with "{city}" and "{slot}"
 * @returns true if an edited sentence of an earlier request stays
 */
export const requestSlot = (message: HTMLTextAreaElement, template: string, request: SlotRequest): boolean => {
  const { form } = message;
  if (!form) return false;
  const earlier = requestIn(form);
  const before = earlier ? sentenceOf(template, earlier) : "";
  const stays = namesTimeOtherwise(message.value, before);
  const sentence = sentenceOf(template, request);
  const text = withSentence(message.value, message.dataset.prefill ?? "", before, sentence);
  setFields(form, {
    "slot-utc": new Date(request.start).toISOString().replace(".000", ""),
    "slot-words": request.words,
    office: request.office,
    length: String(request.length),
  });
  // The visitor chose this time, so the text now counts as their own: no other button may replace it.
  delete message.dataset.prefill;
  typeInto(message, text);
  // Scroll to the end: below a long message the sentence would be out of sight.
  if (text.trimEnd().endsWith(sentence)) message.scrollTop = message.scrollHeight;
  return stays;
};

/**
 * True if the message states the time that its form requests, or if there is none. The visitor may have edited the
 * sentence.
 */
export const saysRequest = (message: HTMLTextAreaElement, template: string): boolean => {
  const request = message.form && requestIn(message.form);
  return !request || message.value.includes(sentenceOf(template, request));
};

/**
 * Withdraws a request: clears its fields and removes its sentence.
 *
 * @returns true if a sentence stays because the visitor added to it
 */
export const withdrawSlot = (message: HTMLTextAreaElement, template: string): boolean => {
  const { form } = message;
  const earlier = form && requestIn(form);
  if (!earlier) return false;
  const sentence = sentenceOf(template, earlier);
  const stays = namesTimeOtherwise(message.value, sentence);
  setFields(form, {});
  typeInto(message, withoutSentence(message.value, sentence));
  return stays;
};
