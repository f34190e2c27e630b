/** Checks texts that state a number, such as "six industries", against the number of files. */
import type { TypeName } from "./collections";
import { formatValue, type ContentIssue } from "./content-issue";
import { entitiesOf, issueAt, namesOf, objectsOf, type Entity, type Rule } from "./entity";

const WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** Fields with visitors' own words. Visitors may count their own offices and industries. */
const VISITORS_WORDS: readonly string[] = ["asks", "said"];

type Counted = {
  noun: string;
  type: TypeName;
  folder: string;
  /** Types whose texts may count something of their own, such as a client's offices. */
  except: readonly TypeName[];
  /**
   * The text before the number must match this, for nouns that have another sense: "40 leads a month", "phase two leads
   * to".
   */
  after?: RegExp;
};

const COUNTED: readonly Counted[] = [
  { noun: "industries", type: "Industry", folder: "industries", except: ["Post"] },
  { noun: "practices", type: "Industry", folder: "industries", except: ["Post", "Industry"] },
  { noun: "offices", type: "Office", folder: "offices", except: ["Post", "Industry"] },
  {
    noun: "leads",
    type: "Person",
    folder: "people",
    except: ["Post", "Industry"],
    after: /(?:^|[.:!?] |\b(?:our|the|all) )$/i,
  },
];

type Text = { path: PropertyKey[]; text: string };

/** Skip timeline entries: they state what was true in their year. */
const isHistory = (object: Record<string, unknown>): boolean => "year" in object;

const firstWord = (text: unknown): string => String(text).split(" ", 1).join();

/** The texts of an entity. A figure is joined with the first word of its label, which says what it counts. */
const textsOf = ({ value }: Entity): Text[] =>
  objectsOf(value)
    .filter(({ object }) => !isHistory(object))
    .flatMap(({ path, object }) => [
      ...Object.entries(object)
        .filter(([key]) => !VISITORS_WORDS.includes(key))
        .flatMap(([key, inner]): Text[] =>
          Array.isArray(inner)
            ? inner.map((text, index) => ({ path: [...path, key, index], text: String(text) }))
            : [{ path: [...path, key], text: String(inner) }],
        ),
      ...("value" in object
        ? [{ path: [...path, "value"], text: `${String(object.value)} ${firstWord(object.label)}` }]
        : []),
    ]);

/** Matches a stated number. "the other five practices" leaves one out. */
const STATED = new RegExp(
  `(?<![\\w.,-])(other )?(\\d+|${WORDS.slice(2).join("|")}) (${COUNTED.map(({ noun }) => noun).join("|")})(?![\\w-])`,
  "gi",
);

/** A number before a counted noun must match the number of files (docs/product.md, section 3). */
export const statedCounts: Rule = (content) => {
  const countOf = new Map(
    COUNTED.map(({ noun, type }) => {
      const count = entitiesOf(content, type).length;
      // If a type has no file or a broken one, that is reported elsewhere, and the number is unknown until then.
      return [noun, count === 0 || count !== namesOf(content, type).length ? undefined : count];
    }),
  );
  const issues: ContentIssue[] = [];
  for (const entity of content.entities) {
    for (const { path, text } of textsOf(entity)) {
      for (const { 0: found, 1: other = "", 2: number = "", 3: what = "", index } of text.matchAll(STATED)) {
        const counted = COUNTED.find(({ noun }) => noun === what.toLowerCase());
        const count = countOf.get(what.toLowerCase());
        if (!counted || count === undefined || counted.except.includes(entity.type)) continue;
        if (counted.after && !counted.after.test(text.slice(0, index))) continue;
        const right = other ? count - 1 : count;
        const spelled = WORDS[right];
        if ([String(right), spelled].includes(number.toLowerCase())) continue;
        const written = /\d/.test(number) ? right : (spelled ?? right);
        const expected = `${other}${written} ${counted.noun}: data/${counted.folder} holds ${count} files`;
        issues.push(issueAt(entity, path, formatValue(found), expected));
      }
    }
  }
  return issues;
};
