/** @jest-environment node */
import { runScript } from "../../../scripts/run-script";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let exit: jest.SpyInstance;
let error: jest.SpyInstance;

beforeEach(() => {
  exit = jest.spyOn(process, "exit").mockImplementation((() => undefined) as never);
  error = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

test.each([
  ["an error by its message, without a stack", new Error("public holds no page"), "public holds no page"],
  ["anything else as it is", "no page", "no page"],
])("reports %s, and ends with status 1", async (_, reason, printed) => {
  runScript(() => Promise.reject(reason as Error));
  await settled();
  expect(error.mock.calls).toEqual([[printed]]);
  expect(exit.mock.calls).toEqual([[1]]);
});

test("leaves the status to a script that ends well", async () => {
  runScript(() => Promise.resolve());
  await settled();
  expect(error).not.toHaveBeenCalled();
  expect(exit).not.toHaveBeenCalled();
});
