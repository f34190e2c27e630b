/** The description of a GraphQL type that Gatsby gets. */

export type FieldConfig = { type: string; description: string; extensions?: Record<string, Record<string, string>> };

export type TypeConfig =
  | { kind: "enum"; name: string; description: string; values: Record<string, object> }
  | { kind: "interface"; name: string; description: string; fields: Record<string, FieldConfig>; interfaces: string[] }
  | {
      kind: "object";
      name: string;
      description: string;
      fields: Record<string, FieldConfig>;
      interfaces: string[];
      isNode: boolean;
    };
