/** Makes reproducible mistakes in content: each spoils one thing, as an editor, a bad merge or an attacker might. */
import type { ContentFile } from "../../src/gatsby/content/content-files";
import { createRandom, type Random } from "../../tools/random";
import { jsonOf, setAt, withFile } from "./content";
import { HOSTILE_TEXTS, SPOILED_BYTES, WRONG_VALUES } from "./hostile-texts";

type Place = (string | number)[];

export type Mutation = {
  /** Description, for the name of the test. */
  what: string;
  /** The changed file. */
  file: string;
  /** Place in its JSON; undefined if the file itself was spoiled. */
  place?: Place;
  files: ContentFile[];
};

type Spot = { place: Place; value: unknown };

const spotsOf = (value: unknown, place: Place = []): Spot[] => {
  const inner =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, entry]) =>
          spotsOf(entry, [...place, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return place.length > 0 ? [{ place, value }, ...inner] : inner;
};

const isText = ({ value }: Spot): boolean => typeof value === "string";
const isList = ({ value }: Spot): boolean => Array.isArray(value);
const isField = ({ place }: Spot): boolean => typeof place.at(-1) === "string";
const isNamed =
  (...names: string[]) =>
  ({ place }: Spot): boolean =>
    names.includes(String(place.at(-1)));

const misspell = (text: string, random: Random): string => {
  const at = random.int(0, Math.max(text.length - 1, 0));
  return `${text.slice(0, at)}${random.pick(["x", "zz", ""])}${text.slice(at + 1)}`;
};

/** Changes of one value: to which values each applies, and the new value. */
const VALUE_CHANGES: Record<
  string,
  { where: (spot: Spot) => boolean; change: (spot: Spot, random: Random) => unknown }
> = {
  "drop a field": { where: isField, change: () => undefined },
  "change a type": {
    where: () => true,
    change: ({ value }, random) => random.pick(WRONG_VALUES.filter((wrong) => typeof wrong !== typeof value)),
  },
  "hostile text": { where: isText, change: (_, random) => random.pick(HOSTILE_TEXTS) },
  "hostile words in a text": {
    where: isText,
    change: ({ value }, random) => `${String(value)} ${random.pick(HOSTILE_TEXTS)}`,
  },
  "empty a list": { where: isList, change: () => [] },
  "double a list": { where: isList, change: ({ value }) => [...(value as unknown[]), ...(value as unknown[])] },
  "shorten a list": { where: isList, change: ({ value }) => (value as unknown[]).slice(1) },
  "misspell a name": {
    where: isNamed(
      "icon",
      "tone",
      "gradient",
      "template",
      "category",
      "slug",
      "path",
      "href",
      "image",
      "artwork",
      "small",
      "phoneArtwork",
    ),
    change: ({ value }, random) => misspell(String(value), random),
  },
  "empty a text": { where: isText, change: () => "" },
};

const changeValue = (files: readonly ContentFile[], random: Random): Mutation | undefined => {
  const file = random.pick(files).name;
  const json = jsonOf(files, file);
  const [what, { where, change }] = random.pick(Object.entries(VALUE_CHANGES));
  const spots = spotsOf(json).filter(where);
  if (spots.length === 0) return undefined;
  const spot = random.pick(spots);
  setAt(json, spot.place, change(spot, random));
  return { what, file, place: spot.place, files: withFile(files, file, JSON.stringify(json, null, 2)) };
};

/** Copies a slug, path, title or description from another file of the same folder. */
const borrowValue = (files: readonly ContentFile[], random: Random): Mutation | undefined => {
  const file = random.pick(files).name;
  const folder = file.split("/")[0] ?? "";
  const others = files.filter(({ name }) => name.startsWith(`${folder}/`) && name !== file);
  if (others.length === 0) return undefined;
  const json = jsonOf(files, file);
  const names = random.pick([["slug"], ["path"], ["title", "description"]]);
  const own = spotsOf(json).filter((spot) => isText(spot) && isNamed(...names)(spot));
  if (own.length === 0) return undefined;
  const { place } = random.pick(own);
  const lent = spotsOf(jsonOf(files, random.pick(others).name)).find((spot) => String(spot.place) === String(place));
  if (!lent) return undefined;
  setAt(json, place, lent.value);
  return {
    what: `copy ${names.join(" or ")} of another file`,
    file,
    place,
    files: withFile(files, file, JSON.stringify(json)),
  };
};

const addField = (files: readonly ContentFile[], random: Random): Mutation => {
  const file = random.pick(files).name;
  const json = jsonOf(files, file);
  const objects = [{ place: [] as Place }, ...spotsOf(json).filter(({ value }) => value?.constructor === Object)];
  const name = random.pick(["titel", "id", "class", "html", "constructor", "$ref", "📎", "dangerouslySetInnerHTML"]);
  const place = [...random.pick(objects).place, name];
  setAt(json, place, random.pick(HOSTILE_TEXTS));
  return { what: "add an unknown field", file, place, files: withFile(files, file, JSON.stringify(json, null, 2)) };
};

const spoilBytes = (files: readonly ContentFile[], random: Random): Mutation => {
  const { name, bytes } = random.pick(files);
  const [what, spoil] = random.pick(Object.entries(SPOILED_BYTES));
  return { what, file: name, files: withFile(files, name, spoil(Buffer.from(bytes), random)) };
};

const moveFile = (files: readonly ContentFile[], random: Random): Mutation => {
  const { name, bytes } = random.pick(files);
  const folder = name.split("/")[0] ?? "";
  const other = random.pick(["people/", "posts/", `${folder}/`]) + random.pick(["copy.json", "Copy 2.json", "é.json"]);
  return random.chance(0.5)
    ? { what: "remove a file", file: name, files: withFile(files, name, undefined) }
    : { what: `copy a file to ${other}`, file: other, files: withFile(files, other, bytes) };
};

/**
 * Makes one mistake.
 *
 * @param files the content
 * @param seed the same seed always makes the same mistake
 */
export const mutate = (files: readonly ContentFile[], seed: string): Mutation => {
  const random = createRandom(seed);
  for (;;) {
    const kind = random.pick([changeValue, changeValue, changeValue, borrowValue, addField, spoilBytes, moveFile]);
    const mutation = kind(files, random);
    if (mutation) return mutation;
  }
};
