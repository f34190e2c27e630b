/** @jest-environment node */
import {
  isInterfaceType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import type { z } from "zod";
import { COLLECTIONS, PAGE_TYPES } from "../../src/gatsby/content/collections";
import type { ContentFile } from "../../src/gatsby/content/content-files";
import type { Industry } from "../../src/gatsby/content/entity";
import { enumName, typeConfigs } from "../../src/gatsby/content/graphql-types";
import { iconDrawing } from "../../src/gatsby/content/icon-drawing";
import { describeField, elementOf, fieldsOf, type Field } from "../../src/gatsby/content/zod-shape";
import { contentsOf, jsonsOf, realFiles } from "../support/content";
import { docQueries } from "../support/doc-queries";
import { gatsbyAnswers, type Answer } from "../support/gatsby-answers";
import { industries, posts } from "../support/site";

const QUERIES = docQueries();

/** Queries that find content by fields that no file holds. */
const DERIVED_QUERIES = {
  byPath: `{ industry(path: { eq: "${industries[0]!.path}" }) { slug template } }`,
  inOrder: `{ allIndustry(sort: { path: DESC }) {
    nodes { path slug workflow { steps { step } } subIndustries { items { path } } }
  } }`,
  icons: `{ allIndustry(sort: { order: ASC }) { nodes { icon } } }`,
  byTime: `{ allPost(filter: { readTime: { eq: "${posts[0]!.readTime}" } }) { nodes { slug category { slug } } } }`,
  pages: `{ allPage(sort: { path: ASC }) {
    nodes { path template share { headline eyebrow artwork { relativePath } } }
  } }`,
};

let schema: GraphQLSchema;
let answers: Record<string, Answer>;
let files: ContentFile[];

beforeAll(async () => {
  files = await realFiles();
  ({ schema, answers } = await gatsbyAnswers({ ...QUERIES, ...DERIVED_QUERIES }));
}, 120_000);

/** What Gatsby adds to every node. */
const NODE_FIELDS = ["children", "id", "internal", "parent"];

const SCALARS: Partial<Record<Field["kind"], string>> = { string: "String", number: "Int", boolean: "Boolean" };

/** GraphQL's name for what a definition describes, worked out anew, not by the code under test. */
const graphqlName = ({ kind, meta }: Field): string | undefined =>
  meta.imageKind ? "File" : meta.isIcon ? "String" : (meta.linkTo ?? meta.graphqlType ?? meta.id ?? SCALARS[kind]);

const graphqlType = (definition: z.ZodType): string => {
  const field = describeField(definition);
  const name = field.kind === "array" ? `[${graphqlType(elementOf(definition))}]` : graphqlName(field);
  return `${name}${field.required ? "!" : ""}`;
};

const typeNamed = (name: string): GraphQLObjectType => schema.getType(name) as GraphQLObjectType;

/** Compares a type with its definition, field by field, and everything below it. */
const compare = (definition: z.ZodType, name: string, isNode: boolean): void => {
  const type = typeNamed(name);
  const fields = Object.entries(fieldsOf(definition)).filter(([field]) => !field.startsWith("$"));
  expect({ name, description: type.description }).toEqual({
    name,
    description: describeField(definition).meta.description,
  });
  const expected = [...fields.map(([field]) => field), ...(isNode ? NODE_FIELDS : [])];
  expect({ name, fields: Object.keys(type.getFields()).sort() }).toEqual({ name, fields: expected.sort() });
  for (const [field, part] of fields) {
    const found = type.getFields()[field]!;
    const { meta, kind, schema: inner } = describeField(part);
    expect([name, field, String(found.type), found.description]).toEqual([
      name,
      field,
      graphqlType(part),
      meta.description,
    ]);
    if (kind === "enum" && !meta.isIcon) {
      const values = (schema.getType(graphqlName(describeField(part)) ?? "") as GraphQLEnumType).getValues();
      expect(values.map((value) => value.name)).toEqual(
        (inner as z.ZodEnum).options.map((value) => enumName(String(value))),
      );
    }
    const below = kind === "array" ? describeField(elementOf(part)) : describeField(part);
    if (below.kind === "object") compare(below.schema, below.meta.id ?? "", false);
  }
};

it.each(COLLECTIONS.map((collection) => [collection.type, collection] as const))(
  "%s has the fields of its definition, with the same types, nullability and descriptions",
  (type, { definition, page }) => {
    compare(definition, type, true);
    const interfaces = typeNamed(type)
      .getInterfaces()
      .map(({ name }) => name);
    expect(interfaces.sort()).toEqual(page ? ["Node", "Page"] : ["Node"]);
  },
);

it("every type of the content and every field of it is described", () => {
  for (const { name } of typeConfigs()) {
    const type = schema.getType(name);
    expect({ name, description: type?.description }).not.toEqual({
      name,
      description: expect.not.stringMatching(/./) as string,
    });
    expect(type?.description).toBeTruthy();
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields()).filter((candidate) => !NODE_FIELDS.includes(candidate.name))) {
      expect({ name, field: field.name, described: Boolean(field.description) }).toMatchObject({ described: true });
    }
  }
});

type Nodes<T> = { nodes: T[] };
const dataOf = <T>(name: string): T => answers[name]?.data as T;

describe("fields that no file holds", () => {
  const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);

  it("find one page by its path", () => {
    expect(dataOf("byPath")).toEqual({ industry: { slug: industries[0]!.slug, template: "industry" } });
  });

  it("sort, and are the same as in the check, at any depth", () => {
    const expected = contentsOf(files, "Industry").map(({ path, slug, workflow, subIndustries }) => ({
      path,
      slug,
      workflow: workflow ? { steps: workflow.steps.map(({ step }) => ({ step })) } : null,
      subIndustries: { items: subIndustries.items.map((item) => ({ path: item.path })) },
    }));
    expect(dataOf("inOrder")).toEqual({ allIndustry: { nodes: expected.sort(byPath).reverse() } });
  });

  it("hold the drawing of the icon that a file names", () => {
    const expected = contentsOf(files, "Industry").sort((a, b) => a.order - b.order);
    const { nodes } = dataOf<{ allIndustry: Nodes<{ icon: string }> }>("icons").allIndustry;
    expect(nodes.map(({ icon }) => icon)).toEqual(expected.map(({ icon }) => iconDrawing(icon)));
  });

  it("filter, and lead from a post to its category", () => {
    const alike = posts.filter(({ readTime }) => readTime === posts[0]!.readTime);
    expect(dataOf<{ allPost: Nodes<unknown> }>("byTime").allPost.nodes).toEqual(
      expect.arrayContaining(alike.map(({ slug, category }) => ({ slug, category: { slug: category } }))),
    );
  });

  it("belong to every page: path, template, and what its share image shows", () => {
    const pages = PAGE_TYPES.flatMap(({ type }) => contentsOf(files, type)).map(({ path, template, share }) => {
      const artwork = share.artwork ? { relativePath: share.artwork.replace("../", "") } : null;
      return { path, template, share: { ...share, artwork } };
    });
    expect(pages).toHaveLength(jsonsOf(files, "pages").length + jsonsOf(files, "industries").length);
    expect(dataOf("pages")).toEqual({ allPage: { nodes: pages.sort(byPath) } });
  });
});

describe("the queries of docs/content.md", () => {
  it.each(Object.keys(QUERIES))("%s is answered", (name) => {
    expect(name).toMatch(/^\w+$/);
    expect(answers[name]?.errors).toBeUndefined();
    expect(answers[name]?.data).toBeDefined();
  });

  it("give the titles and descriptions of all pages", () => {
    const { nodes } = dataOf<{ allPage: Nodes<object> }>("TitlesAndDescriptions").allPage;
    const pages = PAGE_TYPES.flatMap(({ type }) => contentsOf(files, type));
    const expected = pages.map(({ path, seo: { title, description } }) => ({ path, seo: { title, description } }));
    expect(nodes).toEqual(expect.arrayContaining(expected));
    expect(nodes).toHaveLength(expected.length);
  });

  it("give all case studies by industry", () => {
    const { nodes } = dataOf<{ allIndustry: Nodes<Pick<Industry, "name" | "caseStudies">> }>(
      "CaseStudiesByIndustry",
    ).allIndustry;
    const expected = contentsOf(files, "Industry").sort((a, b) => a.order - b.order);
    const titles = (industry: Pick<Industry, "caseStudies">) => industry.caseStudies.items.map(({ title }) => title);
    expect(nodes.map(titles)).toEqual(expected.map(titles));
  });

  it("give the posts by category", () => {
    type Group = { fieldValue: string; totalCount: number };
    const { group } = dataOf<{ allPost: { group: Group[] } }>("PostsByCategory").allPost;
    for (const { fieldValue, totalCount } of group) {
      expect(totalCount).toBe(posts.filter(({ category }) => category === fieldValue).length);
    }
    expect(group.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(posts.length);
  });
});
