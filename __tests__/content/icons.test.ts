/** @jest-environment node */
import { objectsOf } from "../../src/gatsby/content/entity";
import { ICONS } from "../../src/gatsby/content/vocabulary";
import { jsonOf, realFiles } from "../support/content";

// Each one weighs in the code of every page. What no content names any more leaves vocabulary.ts and ui/icon.tsx.
test("every icon that content may name is named somewhere", async () => {
  const files = await realFiles();
  const named = files
    .filter(({ name }) => name.endsWith(".json"))
    .flatMap(({ name }) => objectsOf(jsonOf(files, name)).map(({ object }) => object.icon));
  expect(ICONS.filter((icon) => !named.includes(icon))).toEqual([]);
});
