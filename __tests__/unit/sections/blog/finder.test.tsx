import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { NEWEST_POSTS } from "../../../../src/lib/blog";
import { ARTICLE_LIST_PAGE } from "../../../../src/lib/paths";
import * as archiveParts from "../../../../src/sections/blog/archive-parts";
import { BlogFinder } from "../../../../src/sections/blog/finder";
import { aPost, archiveTexts, blogTexts, categories } from "../../../fixtures/posts";

// In milliseconds, for a machine with much else to do: hundreds of cards are rendered.
configure({ asyncUtilTimeout: 5000 });

/** Each test has an address of the list to itself: what was fetched is kept by address as long as the page lives. */
let mockLists = 0;

jest.mock("../../../../src/lib/paths", () => ({
  ...jest.requireActual<object>("../../../../src/lib/paths"),
  get ARTICLE_LIST() {
    return `/articles-${mockLists}.json`;
  },
}));

const posts = [
  aPost({ slug: "one", title: "Alpha", featured: true }),
  aPost({ slug: "two", title: "Beta", category: { slug: "tech", name: "Category Tech" } }),
  aPost({ slug: "three", title: "Gamma", category: { slug: "tech", name: "Category Tech" }, tags: ["alphabet"] }),
];

const browser = (navigationKey: unknown = 0) => (
  <BlogFinder {...blogTexts} posts={posts} categories={categories} navigationKey={navigationKey}>
    <p>not filtered</p>
  </BlogFinder>
);

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const search = () => screen.getByRole<HTMLInputElement>("searchbox");
const list = () => screen.getByRole<HTMLSelectElement>("combobox");
const pill = (name: RegExp) => screen.getByRole("button", { name });

const scrollIntoView = jest.fn();

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
});
beforeEach(() => window.history.replaceState(null, "", "/blog"));

test("shows every post, the count, and what is not filtered", () => {
  render(browser());
  expect(titles()).toEqual(["Alpha", "Beta", "Gamma"]);
  expect(screen.getByRole("status")).toHaveTextContent("3 found");
  expect(screen.getByText("not filtered")).toBeInTheDocument();
});

test("both category controls show the fixed counts", () => {
  render(browser());
  expect(
    within(list())
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["All (24)", "Category AI (8)", "Category Tech (6)"]);
  expect(pill(/Tech/)).toHaveTextContent("6");
});

test("typing filters and writes the address; state and hash of the address stay", async () => {
  window.history.replaceState({ key: "kept" }, "", "/blog?utm=1#latest");
  render(browser());
  await userEvent.type(search(), "ALPHA");
  expect(titles()).toEqual(["Alpha", "Gamma"]);
  expect(screen.getByRole("status")).toHaveTextContent("2 found");
  expect(window.location.href).toMatch(/\/blog\?utm=1&q=ALPHA#latest$/);
  expect(window.history.state).toEqual({ key: "kept" });
});

test("dropdown and pills are two views of one state", async () => {
  render(browser());
  await userEvent.click(pill(/Tech/));
  expect(list()).toHaveValue("tech");
  expect(pill(/Tech/)).toHaveAttribute("aria-pressed", "true");
  expect(scrollIntoView.mock.contexts).toEqual([pill(/Tech/)]);
  expect(titles()).toEqual(["Beta", "Gamma"]);
  await userEvent.selectOptions(list(), "ai");
  expect(pill(/Tech/)).toHaveAttribute("aria-pressed", "false");
  expect(pill(/AI/)).toHaveAttribute("aria-pressed", "true");
  expect(window.location.search).toBe("?category=ai");
});

test("clearing resets both, and focus is not lost", async () => {
  render(browser());
  await userEvent.type(search(), "nothing like it");
  await userEvent.selectOptions(list(), "ai");
  expect(screen.getByRole("status")).toHaveTextContent("0 found");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(search()).toHaveValue("");
  expect(search()).toHaveFocus();
  expect(list()).toHaveValue("all");
  expect(titles()).toHaveLength(3);
  expect(window.location.search).toBe("");
});

test.each([
  ["?q=alpha&category=tech", ["Gamma"], "alpha", "tech"],
  ["?category=unknown", ["Alpha", "Beta", "Gamma"], "", "all"],
])("a visit to %s", (address, expected, text, category) => {
  window.history.replaceState(null, "", `/blog${address}`);
  render(browser());
  expect(titles()).toEqual(expected);
  expect(search()).toHaveValue(text);
  expect(list()).toHaveValue(category);
});

test.each([
  ["was typed and chosen", "gamma", "tech", ["Gamma"], "?q=gamma&category=tech"],
  ["was typed", "gamma", "all", ["Gamma"], "?q=gamma"],
  ["was chosen", "", "tech", ["Beta"], "?q=beta&category=tech"],
])("what %s before the page came alive survives, and wins over the address", (_, text, category, expected, address) => {
  window.history.replaceState(null, "", "/blog?q=beta");
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(browser());
  search().value = text;
  list().value = category;
  const errors = jest.spyOn(console, "error");
  render(browser(), { container, hydrate: true });
  expect(titles()).toEqual(expected);
  expect(search()).toHaveValue(text || "beta");
  expect(list()).toHaveValue(category);
  expect(window.location.search).toBe(address);
  expect(errors).not.toHaveBeenCalled();
});

test("a visit leaves the address as it is, also what it does not know in it", () => {
  window.history.replaceState(null, "", "/blog?category=unknown&q=+beta+&utm=1");
  const writing = jest.spyOn(window.history, "replaceState");
  render(browser());
  expect(titles()).toEqual(["Beta"]);
  expect(writing).not.toHaveBeenCalled();
});

test("a navigation that asks for nothing else leaves the text as it was typed, with its last space", async () => {
  const { rerender } = render(browser(0));
  await userEvent.type(search(), "alpha ");
  rerender(browser(1));
  expect(search()).toHaveValue("alpha ");
});

test("a navigation of the router reads the address anew", async () => {
  const { rerender } = render(browser(0));
  await userEvent.type(search(), "alpha");
  window.history.pushState(null, "", "/blog");
  rerender(browser(1));
  expect(search()).toHaveValue("");
  expect(titles()).toHaveLength(3);
});

test("an address that may not be written does not break the filter", async () => {
  render(browser());
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("too many calls", "SecurityError");
  });
  await userEvent.type(search(), "beta");
  expect(titles()).toEqual(["Beta"]);
});

test("Enter leads to the results and does not reload", async () => {
  const scrollIntoView = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  render(browser());
  await userEvent.type(search(), "alpha{Enter}");
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(fireEvent.submit(screen.getByRole("search"))).toBe(false);
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
});

test("a card shows three tags and links to its article", () => {
  render(browser());
  const card = screen.getByRole("heading", { name: "Alpha" }).closest("li") as HTMLElement;
  expect(within(card).getAllByRole("listitem")).toHaveLength(3);
  expect(within(card).getByRole("link", { name: /Alpha/ })).toHaveAttribute("href", "#one");
});

describe("with an archive", () => {
  const newest = Array.from({ length: NEWEST_POSTS }, (_, index) =>
    aPost({ slug: `new-${index}`, title: `New ${index}` }),
  );
  const older = Array.from({ length: 15 }, (_, index) =>
    aPost({ slug: `old-${index}`, title: index < 2 ? `Rare ${index}` : `Old ${index}` }),
  );
  let answers: (() => Promise<unknown>)[];

  const grown = (parts: typeof archiveParts | undefined) => (
    <BlogFinder
      {...blogTexts}
      archive={archiveTexts}
      total={27}
      archiveCode={parts}
      posts={newest}
      categories={categories}
      navigationKey={0}
    >
      <p>not filtered</p>
    </BlogFinder>
  );

  beforeEach(() => {
    mockLists += 1;
    answers = [];
    jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
      const answer = answers.shift();
      if (!answer) throw new Error("nothing more was to be fetched");
      return { ok: true, json: answer } as Response;
    });
  });

  beforeAll(() => {
    // jsdom has none.
    globalThis.fetch ??= () => Promise.reject();
  });

  test("as long as its code is not there, a link leads to the list that needs none", () => {
    render(grown(undefined));
    expect(titles()).toHaveLength(NEWEST_POSTS);
    expect(screen.getByText("27 found")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: archiveTexts.more })).toHaveAttribute("href", ARTICLE_LIST_PAGE);
  });

  test("a search looks through all; what does not come is said, nothing typed is lost, and it can be tried again", async () => {
    answers = [() => Promise.reject(new Error("offline")), () => Promise.resolve(older)];
    render(grown(archiveParts));
    await userEvent.type(search(), "rare");
    expect(await screen.findByText(archiveTexts.failed)).toBeInTheDocument();
    expect(search()).toHaveValue("rare");
    expect(screen.queryByText(blogTexts.empty.title)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: archiveTexts.retry }));
    expect(await screen.findByText("2 found")).toBeInTheDocument();
    expect(titles()).toEqual(["Rare 0", "Rare 1"]);
    expect(screen.queryByText(archiveTexts.failed)).not.toBeInTheDocument();
  });

  test("the button keeps the focus while articles come, where they do not, and on the next try", async () => {
    let fail = () => {};
    answers = [
      () => new Promise((_, reject) => (fail = () => reject(new Error("offline")))),
      () => Promise.resolve(older),
    ];
    render(grown(archiveParts));
    const button = screen.getByRole("button", { name: archiveTexts.more });
    await userEvent.click(button);
    expect(screen.getByText(archiveTexts.loading)).toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    fail();
    expect(await screen.findByRole("button", { name: archiveTexts.retry })).toBe(button);
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(titles()).toHaveLength(2 * NEWEST_POSTS));
  });

  test("the button shows twelve more at a time and gives the first of them the focus", async () => {
    answers = [() => Promise.resolve(older)];
    render(grown(archiveParts));
    const button = () => screen.getByRole("button", { name: archiveTexts.more });
    await userEvent.click(button());
    await waitFor(() => expect(titles()).toHaveLength(2 * NEWEST_POSTS));
    expect(screen.getByRole("link", { name: /Rare 0/ })).toHaveFocus();
    expect(screen.getByText("27 found")).toBeInTheDocument();
    await userEvent.click(button());
    await waitFor(() => expect(titles()).toHaveLength(27));
    expect(screen.queryByRole("button", { name: archiveTexts.more })).not.toBeInTheDocument();
    await userEvent.type(search(), "o");
    await waitFor(() => expect(titles()).toHaveLength(NEWEST_POSTS));
  });
});
