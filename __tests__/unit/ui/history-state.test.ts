import { entryState } from "../../../src/ui/history-state";

test.each([
  ["without a state", null, {}],
  ["with one", { key: "1", dialog: "search" }, { key: "1", dialog: "search" }],
])("of an entry %s", (_, state, read) => {
  history.replaceState(state, "");
  expect(entryState()).toEqual(read);
});
