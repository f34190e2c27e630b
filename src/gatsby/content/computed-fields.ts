/** GraphQL fields that no file holds, for questions that editors ask about the content in GraphiQL. */
import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { COLLECTIONS } from "./collections";
import { plannedLinks, type PlannedLink } from "./planned-links";
import type { FieldConfig, TypeConfig } from "./type-config";
import { fieldsOf } from "./zod-shape";

const length = (of: string, description: string): FieldConfig => ({
  type: "Int!",
  description,
  extensions: { textLength: { of } },
});

/** Extra fields by type, for types that come from definitions. */
export const COMPUTED_FIELDS: Readonly<Record<string, Record<string, FieldConfig>>> = {
  Seo: {
    titleLength: length("title", "Length of the title in characters, without the brand that the site adds."),
    descriptionLength: length(
      "description",
      "Length of the description in characters; over 160 it is cut to 157 and an ellipsis.",
    ),
  },
};

/** Types that only computed fields use. */
export const COMPUTED_TYPES: readonly TypeConfig[] = [
  {
    kind: "object",
    name: "PlannedLink",
    description: "A link that leads to no page yet: visitors who follow it see the 404 page.",
    interfaces: [],
    isNode: false,
    fields: {
      file: { type: "String!", description: 'File below data that holds the link: "navigation/navigation.json".' },
      place: { type: "String!", description: 'Place in the file: "footer.legal[0].href".' },
      label: { type: "String!", description: "What the link says." },
      href: { type: "String!", description: "Where it leads." },
    },
  },
];

/** Declares the field extension `textLength`: the length of another text of the same object. */
export const createTextLength = ({ actions }: CreateSchemaCustomizationArgs): void => {
  actions.createFieldExtension({
    name: "textLength",
    args: { of: "String!" },
    extend: ({ of }: { of: string }) => ({
      resolve: (source: Record<string, unknown>) => [...String(source[of] ?? "")].length,
    }),
  });
};

type ContentNode = { parent: string } & Record<string, unknown>;
type NodeModel = {
  findAll: (args: { type: string }) => Promise<{ entries: Iterable<ContentNode> }>;
  getNodeById: (args: { id: string }) => { relativePath?: string } | null;
};

const contentOf = async (nodeModel: NodeModel): Promise<{ file: string; value: unknown }[]> => {
  const contents = [];
  for (const { type, definition } of COLLECTIONS) {
    const { entries } = await nodeModel.findAll({ type });
    for (const node of entries) {
      const file = nodeModel.getNodeById({ id: node.parent })?.relativePath ?? "";
      const value = Object.fromEntries(Object.keys(fieldsOf(definition)).map((name) => [name, node[name]]));
      contents.push({ file, value });
    }
  }
  return contents;
};

/**
 * Adds the field `plannedLinks` to GraphQL's root (hook `createResolvers`).
 *
 * @param args the hook's arguments
 */
export const createContentResolvers = ({ createResolvers }: CreateResolversArgs): void => {
  createResolvers({
    Query: {
      plannedLinks: {
        type: "[PlannedLink!]!",
        description: "Links of all content that lead to no page yet.",
        resolve: async (
          _source: unknown,
          _args: unknown,
          { nodeModel }: { nodeModel: NodeModel },
        ): Promise<PlannedLink[]> => plannedLinks(await contentOf(nodeModel)),
      },
    },
  });
};
