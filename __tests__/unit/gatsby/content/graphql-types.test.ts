import { addType, typeConfigs } from "../../../../src/gatsby/content/graphql-types";
import type { TypeConfig } from "../../../../src/gatsby/content/type-config";

const object = (name: string, ...fields: string[]): TypeConfig => ({
  kind: "object",
  name,
  description: "",
  fields: Object.fromEntries(fields.map((field) => [field, { type: "String!", description: "" }])),
  interfaces: [],
  isNode: false,
});

describe("types by their name", () => {
  it("a definition that is used twice is one type", () => {
    const types = new Map<string, TypeConfig>();
    addType(types, object("Step", "title"));
    addType(types, object("Step", "title"));
    expect([...types.keys()]).toEqual(["Step"]);
  });

  it("two definitions of one name are refused by that name", () => {
    const types = new Map([["Step", object("Step", "title")]]);
    expect(() => addType(types, object("Step", "title", "text"))).toThrow(/"Step"/);
  });

  it("the content's own definitions have a name each", () => {
    expect(typeConfigs).not.toThrow();
  });
});
