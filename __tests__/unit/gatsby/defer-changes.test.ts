import type { SourceNodesArgs } from "gatsby";
import { deferChanges, withDeferredChanges } from "../../../src/gatsby/defer-changes";

describe("deferChanges", () => {
  const made: string[] = [];
  const isValid = jest.fn<Promise<boolean>, []>();
  let defer: ReturnType<typeof deferChanges>;

  beforeEach(() => {
    made.length = 0;
    isValid.mockReset().mockResolvedValue(true);
    defer = deferChanges(isValid);
  });

  const change = (name: string, what = name) => defer(name, () => made.push(what));

  it("makes a change when the check passes", async () => {
    await change("a");
    expect(made).toEqual(["a"]);
  });

  it("makes none while the check fails, and then all in their order, each once", async () => {
    isValid.mockResolvedValue(false);
    await change("a", "a, first");
    await change("b");
    await change("a", "a, later");
    expect(made).toEqual([]);
    isValid.mockResolvedValue(true);
    await change("c");
    expect(made).toEqual(["b", "a, later", "c"]);
    await change("d");
    expect(made).toEqual(["b", "a, later", "c", "d"]);
  });

  it("checks again what changed while a check was running", async () => {
    isValid.mockImplementationOnce(async () => {
      await Promise.resolve();
      void change("b");
      return true;
    });
    isValid.mockResolvedValueOnce(false);
    await change("a");
    expect(isValid).toHaveBeenCalledTimes(2);
    expect(made).toEqual([]);
  });

  it("goes on after a check that could not be made", async () => {
    isValid.mockRejectedValueOnce(new Error("no disk"));
    await expect(change("a")).rejects.toThrow("no disk");
    await change("b");
    expect(made).toEqual(["a", "b"]);
  });
});

describe("withDeferredChanges", () => {
  const createNode = jest.fn();
  const deleteNode = jest.fn();
  const error = jest.fn();
  const args = { actions: { createNode, deleteNode }, reporter: { error } } as unknown as SourceNodesArgs;
  const node = (id: string) => ({ id }) as unknown as Parameters<SourceNodesArgs["actions"]["createNode"]>[0];
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  /** Actions as the plugin gets them, after it has read all files; the first of them was made while it did. */
  const watching = async (isValid: () => Promise<boolean>): Promise<SourceNodesArgs["actions"]> => {
    let actions: SourceNodesArgs["actions"] | undefined;
    const sourceNodes = withDeferredChanges(async (given) => {
      ({ actions } = given);
      actions.createNode(node("first"));
    }, isValid);
    await sourceNodes(args, {});
    return actions as SourceNodesArgs["actions"];
  };

  it("lets pass what is read at the start, without a check", async () => {
    const isValid = jest.fn();
    await watching(isValid);
    expect(createNode).toHaveBeenCalledWith({ id: "first" });
    expect(isValid).not.toHaveBeenCalled();
  });

  it("defers what changes afterwards until all content is valid", async () => {
    const isValid = jest.fn<Promise<boolean>, []>().mockResolvedValue(false);
    const actions = await watching(isValid);
    actions.createNode(node("a"));
    actions.deleteNode(node("b"));
    await settled();
    expect(createNode).toHaveBeenCalledTimes(1);
    expect(deleteNode).not.toHaveBeenCalled();
    isValid.mockResolvedValue(true);
    actions.createNode(node("b"));
    await settled();
    expect(createNode.mock.calls).toEqual([[{ id: "first" }], [{ id: "a" }], [{ id: "b" }]]);
    expect(deleteNode).not.toHaveBeenCalled();
  });

  it("reports a check that could not be made", async () => {
    const actions = await watching(() => Promise.reject(new Error("no disk")));
    actions.createNode(node("a"));
    await settled();
    expect(error).toHaveBeenCalledWith(expect.stringContaining("could not be checked"), new Error("no disk"));
  });
});
