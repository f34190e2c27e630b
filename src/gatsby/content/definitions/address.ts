/** Paths, links, web addresses, and phone numbers. */
import { z } from "zod";

const PATH = /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/;

export const path = (description: string) =>
  z.string().regex(PATH, 'a path such as "/services/finance", with no slash at its end').max(120).meta({ description });

/** A host that a browser can look up, in ASCII: names separated by dots, the last one not a number. */
const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/;

/**
 * True if a text is a usable web address.
 *
 * @param text begins with "https://"
 */
export const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text) || /\p{C}|%(?![0-9a-f]{2})/iu.test(text)) return false;
  const { hostname, username, password } = new URL(text);
  return HOST.test(hostname) && username === "" && password === "";
};

export const WEB_ADDRESS = /^https:\/\/[^/\s"'<>\\][^\s"'<>\\]*$/;

/** "name@example.com", or "name@example.com?subject=Hello%20there". */
const isMailbox = (text: string): boolean => {
  const [address = "", query = ""] = text.split("?");
  return z.regexes.email.test(address) && /^([\w.~!*()=&+-]|%[0-9a-f]{2})*$/i.test(query);
};

/** Checks addresses for which a pattern is not enough. */
const isReachable = (text: string): boolean => {
  if (text.startsWith("mailto:")) return isMailbox(text.slice("mailto:".length));
  return !text.startsWith("https:") || isWebAddress(text);
};

/** The pattern of a pattern's whole text, to put into another one. */
const inner = ({ source }: RegExp): string => source.replace(/^\^|\$$/g, "");

const LINK = new RegExp(
  `^(${inner(PATH)}(#[a-z0-9-]+)?|#[a-z0-9-]+|mailto:[^\\s@]+@[^\\s@]+|tel:\\+[0-9]{7,15}|${inner(WEB_ADDRESS)})$`,
);

const HREF = 'a path ("/contact", "/about#team"), "mailto:name@example.com", "tel:+1…" or "https://example.com/…"';

export const href = (description: string) =>
  z.string().regex(LINK, { error: HREF, abort: true }).max(200).refine(isReachable, HREF).meta({ description });

/** Digits that a phone number may have, including the country prefix (ITU-T E.164 allows 15). */
const PHONE_DIGITS = { least: 7, most: 15 } as const;

const isPhone = (text: string): boolean => {
  const digits = text.replace(/[^0-9]/g, "").length;
  return digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
};

const PHONE = `a number of ${PHONE_DIGITS.least} to ${PHONE_DIGITS.most} digits such as "+1 415 555 0142"`;

export const phone = (description: string) =>
  z
    .string()
    .regex(/^\+[0-9]+(([ -]|[ -]?\([0-9]+\)[ -]?)[0-9]+)*$/, { error: PHONE, abort: true })
    .refine(isPhone, PHONE)
    .meta({ description });
