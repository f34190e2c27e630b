import { assertSharp } from "../../../src/gatsby/assert-sharp";

let exit: jest.SpyInstance;
let log: jest.SpyInstance;

beforeEach(() => {
  exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

it("says nothing where the package is there", () => {
  assertSharp();
  expect(exit).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

it("ends with the way out and the reason in one line where it is not", () => {
  assertSharp(() => {
    throw new Error("Could not load the sharp module\nPossible solutions:");
  });
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/Run "npm ci"[^]*Could not load the sharp module$/));
  expect(exit).toHaveBeenCalledWith(1);
});
