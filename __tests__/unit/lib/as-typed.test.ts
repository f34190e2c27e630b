import { asTyped } from "../../../src/lib/as-typed";

test("every space is one that keyboards have", () => {
  expect(asTyped("24\u00a0hours, 9\u00a0am")).toBe("24 hours, 9 am");
});
