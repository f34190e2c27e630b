/** A requested time: how it gets into the message form, and out of it. */
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
  /** Beginning, in milliseconds since 1970. */
  start: number;
  /** All of it in words. */
  words: string;
};

/** "9:00 – 9:45 AM", "17:00–17:45", or "9:00–9:45 a.m." */
const RANGE = /\d+:\d+(?: [ap]\.?m\.?)? ?– ?\d+:\d+(?: [ap]\.?m\.?)?/gi;

/** A request's words as a page shows them: each range of times stays on one line. */
export const shownWords = ({ words }: SlotRequest): string => words.replace(RANGE, unbroken);

/** Fields of a form that was sent, by their names. */
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

/** The time that the fields ask for; undefined where there is none. */
const readRequest = (valueOf: (name: string) => string | undefined): SlotRequest | undefined => {
  const [utc = "", words = "", office = "", length = ""] = SLOT_FIELDS.map(valueOf);
  const start = Date.parse(utc);
  return Number.isNaN(start) || !Number(length) ? undefined : { office, length: Number(length), start, words };
};

/** The time that a form asks for; undefined where there is none. */
export const requestIn = (form: HTMLFormElement): SlotRequest | undefined =>
  readRequest((name) => inputOf(form, name)?.value);

/** The time that a form asked for when it was sent; undefined where there was none. */
export const requestSent = (fields: SentFields): SlotRequest | undefined =>
  readRequest((name) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : undefined;
  });

const sentenceOf = (template: string, { office, words }: SlotRequest): string =>
  fillText(template, { city: office, slot: words });

const wordsIn = (text: string): string[] => text.match(/\d+:\d+|[\p{L}\p{N}’']+/gu) ?? [];

/** Its parts; "a.m.", as Canadians write it, ends none. */
const sentencesIn = (message: string): string[] =>
  message.split(/(?<=[.!?])(?<!\b[ap]\.m\.)\s|\n/).map((part) => part.trim());

/**
 * A request's sentence as it stands in a message: the visitor may have edited it. One that has most of its words counts,
 * unless it says more than they did: that would be lost with it.
 *
 * @returns empty where there is none
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

/** Whether a message still names a request's time: two of its numbers in one sentence, such as a day and an hour. */
const namesTime = (message: string, sentence: string): boolean => {
  const numbers = [...new Set(wordsIn(sentence).filter((word) => /\d/.test(word)))];
  return sentencesIn(message).some((candidate) => {
    const words = wordsIn(candidate);
    return numbers.filter((number) => words.includes(number)).length > 1;
  });
};

/** A text without the beginning of a sentence at its end, after a sentence that is quoted; elsewhere a dot may end a short word. */
const wholeSentences = (text: string): string => /^.*(?:[.!?](?=\s*$)|[.!?]”(?=\s))/s.exec(text)?.[0] ?? "";

/**
 * The message with the sentence of a request in it. What the visitor has written
 * stays: the sentence takes the place of the earlier request's, or stands at the
 * end. The beginning of a sentence that a button put in gives way to it; whole
 * ones before that, such as a threshold that was set, stay.
 *
 * @param message what stands in the field
 * @param begun what a button put there and the visitor left as it was; empty where there is no such thing
 * @param earlier sentence of the earlier request; empty where there is none
 */
export const withSentence = (message: string, begun: string, earlier: string, sentence: string): string => {
  const found = findSentence(message, earlier);
  if (found) return message.replace(found, () => sentence);
  const kept = message === begun ? wholeSentences(begun) : message.trimEnd();
  return kept ? `${kept}\n\n${sentence} ` : `${sentence} `;
};

/**
 * Asks for a time: sets the form's fields and puts the sentence into its message.
 *
 * @param template the sentence, with "{city}" and "{slot}"
 * @returns whether an edited sentence of an earlier request stays
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
  // A time that was chosen is the visitor's own word: no other button may take its place.
  delete message.dataset.prefill;
  typeInto(message, text);
  // Below a long message it would be out of sight.
  if (text.trimEnd().endsWith(sentence)) message.scrollTop = message.scrollHeight;
  return stays;
};

/** Whether a message says the time that its form asks for, if there is one: the visitor may have edited it. */
export const saysRequest = (message: HTMLTextAreaElement, template: string): boolean => {
  const request = message.form && requestIn(message.form);
  return !request || message.value.includes(sentenceOf(template, request));
};

/**
 * Takes a request back: its fields, and its sentence.
 *
 * @returns whether a sentence stays, because the visitor has said more in it
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
