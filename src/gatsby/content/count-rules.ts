/** Texts that say how many there are, such as "six industries": the number is that of the files. */
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

/** Fields with what visitors say: they count offices and industries of their own. */
const VISITORS_WORDS: readonly string[] = ["asks", "said"];

type Counted = {
  noun: string;
  type: TypeName;
  folder: string;
  /** Types whose texts may count something of their own: the offices of a client, for example. */
  except: readonly TypeName[];
  /** What stands before the number where it counts files and the noun has another sense: "40 leads a month", "phase two leads to". */
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

/** An entry of a timeline says what was so in its year. */
const isHistory = (object: Record<string, unknown>): boolean => "year" in object;

const firstWord = (text: unknown): string => String(text).split(" ", 1).join();

/** Texts of an entity; a figure is read together with what its label says that it counts. */
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

/** "the other five practices" leaves one out. */
const STATED = new RegExp(
  `(?<![\\w.,-])(other )?(\\d+|${WORDS.slice(2).join("|")}) (${COUNTED.map(({ noun }) => noun).join("|")})(?![\\w-])`,
  "gi",
);

/** Numbers that stand before what they count are those of the files (docs/product.md, section 3). */
export const statedCounts: Rule = (content) => {
  const countOf = new Map(
    COUNTED.map(({ noun, type }) => {
      const count = entitiesOf(content, type).length;
      // A kind without any file, or with a broken one, is an issue of its own: the number waits for it.
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
