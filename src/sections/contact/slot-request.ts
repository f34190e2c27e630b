/** Puts a requested time into the message form and takes it out again. */
import { fillText } from "../../lib/fill-text";
import { typeInto } from "../../ui/form/type-into";
import { SLOT_FIELDS } from "./slot-fields";
import { unbroken } from "./slot-words";

type Fields = Record<(typeof SLOT_FIELDS)[number], string>;

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

const EMPTY: Fields = { "slot-utc": "", "slot-words": "", office: "", length: "" };

const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

const setFields = (form: HTMLFormElement, fields: Fields): void => {
  for (const name of SLOT_FIELDS) {
    const input = inputOf(form, name);
    if (input) typeInto(input, fields[name]);
  }
};

/** The requested time in the fields; undefined if there is none. */
const readRequest = (valueOf: (name: string) => string | undefined): SlotRequest | undefined => {
  const [utc = "", words = "", office = "", length = ""] = SLOT_FIELDS.map(valueOf);
  const start = Date.parse(utc);
  return Number.isNaN(start) || !Number(length) ? undefined : { office, length: Number(length), start, words };
};

/** The time that a form requests; undefined if there is none. */
export const requestIn = (form: HTMLFormElement): SlotRequest | undefined =>
  readRequest((name) => inputOf(form, name)?.value);

/** The time that a form requested when it was sent; undefined if there was none. */
export const requestSent = (fields: SentFields): SlotRequest | undefined =>
  readRequest((name) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : undefined;
  });

const sentenceOf = (template: string, { office, words }: SlotRequest): string =>
  fillText(template, { city: office, slot: words });

const wordsIn = (text: string): string[] => text.match(/\d+:\d+|[\p{L}\p{N}’']+/gu) ?? [];

/** Splits a message into sentences. "a.m.", as Canadians write it, ends none. */
const sentencesIn = (message: string): string[] =>
  message.split(/(?<=[.!?])(?<!\b[ap]\.m\.)\s|\n/).map((part) => part.trim());

/**
 * Finds a request's sentence in a message, even if the visitor has edited it. A candidate must keep most of the
 * sentence's words. It may add at most one word more than it dropped, and none if it dropped none: replacing it would
 * lose what the visitor added.
 *
 * @returns the sentence as it is in the message; empty if there is none
 */
const findSentence = (message: string, sentence: string): string => {
  if (!sentence || message.includes(sentence)) return sentence;
  const wanted = wordsIn(sentence);
  return (
    sentencesIn(message).find((candidate) => {
      const words = wordsIn(candidate);
      const added = words.filter((word) => !wanted.includes(word)).length;
      const missing = wanted.filter((word) => !words.includes(word)).length;
      return missing < wanted.length / 2 && (added === 0 || (missing > 0 && added <= missing + 1));
    }) ?? ""
  );
};

/** True if a message still names a request's time: two of its numbers in one sentence, such as a day and an hour. */
const namesTime = (message: string, sentence: string): boolean => {
  const numbers = [...new Set(wordsIn(sentence).filter((word) => /\d/.test(word)))];
  return sentencesIn(message).some((candidate) => {
    const words = wordsIn(candidate);
    return numbers.filter((number) => words.includes(number)).length > 1;
  });
};

/**
 * Drops an unfinished sentence at the end. A sentence ends at the end of the text or with a closing quotation mark;
 * elsewhere a period may belong to an abbreviation.
 */
const wholeSentences = (text: string): string => /^.*(?:[.!?](?=\s*$)|[.!?]”(?=\s))/s.exec(text)?.[0] ?? "";

/**
 * Puts a request's sentence into the message and keeps what the visitor has written. The sentence replaces that of the
 * earlier request or is added at the end. It also replaces the unfinished sentence that a button put in. Complete
 * sentences before that stay, such as one about a threshold that the visitor set.
 *
 * @param message the field's text
 * @param begun text that a button put there and that the visitor left unchanged; empty if there is none
 * @param earlier sentence of the earlier request; empty if there is none
 */
export const withSentence = (message: string, begun: string, earlier: string, sentence: string): string => {
  const found = findSentence(message, earlier);
  if (found) return message.replace(found, () => sentence);
  const kept = message === begun ? wholeSentences(begun) : message.trimEnd();
  return kept ? `${kept}\n\n${sentence} ` : `${sentence} `;
};

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
  const stays = !findSentence(message.value, before) && namesTime(message.value, before);
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
  const found = findSentence(message.value, sentence);
  setFields(form, EMPTY);
  if (!found) return namesTime(message.value, sentence);
  const rest = message.value.split(found).map((part) => part.trim());
  typeInto(message, rest.filter(Boolean).join("\n\n"));
  return false;
};
