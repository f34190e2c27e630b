import { idFromHash } from "../../../src/lib/id-from-hash";

test.each([
  ["", ""],
  ["#", ""],
  ["#some-post", "some-post"],
  ["#case%2Dstudies", "case-studies"],
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
])("the fragment %s names %s", (hash, id) => {
  expect(idFromHash(hash)).toBe(id);
});
