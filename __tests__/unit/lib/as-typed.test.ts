import { asTyped } from "../../../src/lib/as-typed";

test("every space is one that keyboards have, and what only joins is gone", () => {
  expect(asTyped("24\u00a0hours, 9\u00a0am, 4–\u206016")).toBe("24 hours, 9 am, 4–16");
});
