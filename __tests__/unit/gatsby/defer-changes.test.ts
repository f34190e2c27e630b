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
  /** Ids that Gatsby knows. */
  const known = new Set<string>();
  const args = {
    actions: { createNode, deleteNode },
    getNode: (id: string) => (known.has(id) ? { id } : undefined),
    reporter: { error },
  } as unknown as SourceNodesArgs;
  /** The node of a file that is there, or of one that is gone. */
  const node = (id: string, absolutePath = __filename) =>
    ({ id, absolutePath }) as unknown as Parameters<SourceNodesArgs["actions"]["createNode"]>[0];
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => known.clear());

  /** What the plugin gets, after it has read all files; the first of them was made while it did. */
  const watching = async (isValid: () => Promise<boolean>) => {
    let given: SourceNodesArgs | undefined;
    const sourceNodes = withDeferredChanges(async (plugin) => {
      given = plugin;
      void plugin.actions.createNode(node("first"));
    }, isValid);
    await sourceNodes(args, {});
    return given as SourceNodesArgs;
  };

  it("lets pass what is read at the start, without a check", async () => {
    const isValid = jest.fn();
    await watching(isValid);
    expect(createNode).toHaveBeenCalledWith(node("first"));
    expect(isValid).not.toHaveBeenCalled();
  });

  it("defers what changes afterwards until all content is valid", async () => {
    const isValid = jest.fn<Promise<boolean>, []>().mockResolvedValue(false);
    const { actions } = await watching(isValid);
    known.add("b");
    void actions.createNode(node("a"));
    actions.deleteNode(node("b"));
    await settled();
    expect(createNode).toHaveBeenCalledTimes(1);
    expect(deleteNode).not.toHaveBeenCalled();
    isValid.mockResolvedValue(true);
    void actions.createNode(node("c"));
    await settled();
    expect(createNode.mock.calls).toEqual([[node("first")], [node("a")], [node("c")]]);
    expect(deleteNode.mock.calls).toEqual([[node("b")]]);
  });

  it("lets the plugin find, and take back, a file that Gatsby has not got yet", async () => {
    const isValid = jest.fn<Promise<boolean>, []>().mockResolvedValue(false);
    const { actions, getNode } = await watching(isValid);
    void actions.createNode(node("copy"));
    await settled();
    expect(getNode("copy")).toEqual(node("copy"));
    isValid.mockResolvedValue(true);
    actions.deleteNode(node("copy"));
    await settled();
    expect(createNode).toHaveBeenCalledTimes(1);
    expect(deleteNode).not.toHaveBeenCalled();
    expect(getNode("copy")).toBeUndefined();
  });

  it("makes nothing of a file that is gone by then", async () => {
    const { actions } = await watching(() => Promise.resolve(true));
    void actions.createNode(node("renamed", `${__filename}.gone`));
    void actions.createNode(node("there"));
    await settled();
    expect(createNode.mock.calls).toEqual([[node("first")], [node("there")]]);
  });

  it("reports a check that could not be made", async () => {
    const { actions } = await watching(() => Promise.reject(new Error("no disk")));
    void actions.createNode(node("a"));
    await settled();
    expect(error).toHaveBeenCalledWith(expect.stringContaining("could not be checked"), new Error("no disk"));
  });
});
