import { act, renderHook } from "@testing-library/react";
import { useArchive } from "../../../../src/sections/blog/use-archive";
import { aPost } from "../../../fixtures/posts";

/** The code for older articles, as the host answers for it. */
const mockFetched = jest.fn<object, []>();
jest.mock("../../../../src/sections/blog/archive-parts", () => mockFetched());

type Older = Parameters<typeof useArchive>[0];

const first = aPost({ slug: "first-of-the-archive" });

/** Lets a fetched module come. */
const settle = () => act(async () => void (await new Promise(process.nextTick)));

/** Shows the hook to a page that knows of these older articles. */
const show = async (older: Older) => {
  const shown = renderHook((props: { older: Older }) => useArchive(props.older), { initialProps: { older } });
  await settle();
  return shown;
};

test("a page that holds all articles fetches nothing", async () => {
  const { result } = await show(undefined);
  expect(result.current).toEqual({ archiveCode: undefined, total: undefined, firstOlder: undefined });
  expect(mockFetched).not.toHaveBeenCalled();
});

test("where the code does not come, the number is known all the same; where there are more articles, it is tried again", async () => {
  mockFetched.mockImplementationOnce(() => {
    throw new Error("offline");
  });
  const { result, rerender } = await show({ totalCount: 13, nodes: [first] });
  expect(mockFetched).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ archiveCode: undefined, total: 13, firstOlder: first });
  const code = { __esModule: true, ArchiveArticle: "a component" };
  mockFetched.mockReturnValue(code);
  rerender({ older: { totalCount: 14, nodes: [first] } });
  await settle();
  expect(result.current).toEqual({ archiveCode: code, total: 14, firstOlder: first });
});
