/** Writes a calendar file (RFC 5545) for the time that a visitor requests. */

/** Longest line, in octets, without its line end (RFC 5545, section 3.1). */
const LINE = 75;

export type CalendarEntry = {
  /** Globally unique; a later entry with the same id replaces an earlier one. */
  uid: string;
  /** When the file is made, and when the entry starts and ends; all in milliseconds since 1970. */
  stamp: number;
  start: number;
  end: number;
  summary: string;
  description: string;
  /** The publisher, which RFC 5546 requires. `url` is a page with more details. */
  organizer: { name: string; email: string };
  url: string;
};

/** "20261124T173000Z" */
const utc = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

/** Escapes a text (RFC 5545, section 3.3.11). Drops characters that a text may not contain. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");

/** Quotes a parameter's value. There is no escape for quotation marks (section 3.2). */
const quoted = (text: string): string =>
  `"${escaped(text)
    .replaceAll('"', "'")
    .replace(/\\([\\;,])/g, "$1")}"`;

/** Folds a line that is too long, but never within a character (section 3.1). */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = "";
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > LINE) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += length;
  }
  return result;
};

/**
 * Writes the file: a published, tentative entry with times in UTC.
 *
 * @returns the whole text, with the line ends that the standard requires
 */
export const calendarFile = ({ uid, stamp, start, end, summary, description, organizer, url }: CalendarEntry): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(organizer.name)}//Consultation request//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    // Calendars keep the entry with the higher sequence number.
    `SEQUENCE:${Math.floor(stamp / 1000)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    "STATUS:TENTATIVE",
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
