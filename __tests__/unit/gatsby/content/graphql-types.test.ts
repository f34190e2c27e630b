import { addType, typeConfigs, type TypeConfig } from "../../../../src/gatsby/content/graphql-types";

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
    const types: Parameters<typeof addType>[0] = new Map();
    addType(types, object("Step", "title"), "HomePage");
    addType(types, object("Step", "title"), "AboutPage");
    expect([...types.keys()]).toEqual(["Step"]);
  });

  it("two definitions of one name are refused with that name, and where both stand", () => {
    const types: Parameters<typeof addType>[0] = new Map();
    addType(types, object("Step", "title"), "HomePage");
    expect(() => addType(types, object("Step", "title", "text"), "JobsPage")).toThrow(
      /"Step": one in HomePage, one in JobsPage/,
    );
  });

  it("the content's own definitions have a name each", () => {
    expect(typeConfigs).not.toThrow();
  });
});
