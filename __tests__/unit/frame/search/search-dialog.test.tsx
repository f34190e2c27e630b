import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, useStaticQuery } from "gatsby";
import texts from "../../../../data/site/search-dialog.json";
import { ask } from "../../../../src/frame/assistant/talk";
import { rememberSearch } from "../../../../src/frame/search/recent-searches";
import { SearchDialog } from "../../../../src/frame/search/search-dialog";
import { fillText } from "../../../../src/lib/fill-text";
import { SEARCH_FILE_VERSION, type SearchEntry, type SearchFile } from "../../../../src/search/entry";
import { loadIndex } from "../../../../src/search/load-index";
import { makeIndex } from "../../../../src/search/site-index";
import { saveForTab } from "../../../../src/ui/tab-storage";
import { siteFrame } from "../../../fixtures/site-frame";

jest.mock("../../../../src/search/load-index", () => ({ loadIndex: jest.fn() }));
jest.mock("../../../../src/frame/assistant/talk", () => ({ ask: jest.fn() }));

const entry = (part: Partial<SearchEntry>): SearchEntry => ({ kind: "page", title: "", text: "", href: "/", ...part });

const FILE: SearchFile = {
  version: SEARCH_FILE_VERSION,
  brand: "Acme",
  entries: [
    entry({
      kind: "article",
      title: "Counting apples",
      context: "A. Writer",
      text: "Apples count.",
      href: "/blog#apples",
    }),
    entry({ kind: "case-study", title: "Apples by rail", text: "They travel.", href: "/services/one#case-studies" }),
    entry({ kind: "office", title: "Pear Town", text: "No fruit but pears.", href: "/contact#office-pear" }),
  ],
  synonyms: [],
  suggestions: {},
};

// jsdom (26) has no modal dialogs and scrolls nothing.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFrame);
  jest.mocked(loadIndex).mockReturnValue(makeIndex(FILE));
});

afterEach(() => {
  saveForTab("recent searches", "");
  saveForTab("search words", "");
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const calls = { onClose: jest.fn(), onAssistant: jest.fn() };

const field = () => screen.getByRole("combobox");
const options = () => screen.queryAllByRole("option");
const activeOption = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
const hrefs = () => options().map((option) => option.getAttribute("href"));

const openSearch = async (words = "") => {
  const user = userEvent.setup();
  const view = render(<SearchDialog path="/" asked={1} {...calls} />);
  await screen.findByText(texts.hint);
  if (words) await user.type(field(), words);
  return { user, ...view };
};

/** What is offered before anything is typed. */
const INDUSTRIES = siteFrame.allIndustry.nodes.map(({ path }) => path);

test("before anything is typed, the industries are options, and the arrow keys and Enter go to one", async () => {
  const { user } = await openSearch();
  expect(hrefs()).toEqual(INDUSTRIES);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(INDUSTRIES[1], { replace: false }));
});

test("after a reload the search has its words again, and a new one has none", async () => {
  const { unmount } = await openSearch("pear");
  unmount();
  history.replaceState({ dialog: "search" }, "");
  const reloaded = render(<SearchDialog path="/" asked={1} {...calls} />);
  expect(await screen.findByRole("combobox")).toHaveValue("pear");
  reloaded.unmount();
  history.replaceState(null, "");
  await openSearch();
  expect(field()).toHaveValue("");
});

test("the key that opens the search does not begin one, and is typed within one", async () => {
  const { user } = await openSearch();
  await user.keyboard("/");
  expect(field()).toHaveValue("");
  await user.keyboard("a/b");
  expect(field()).toHaveValue("a/b");
});

test("results stand in groups below their headings, with the words marked, and are counted", async () => {
  await openSearch("apple");
  expect(screen.getByRole("status")).toHaveTextContent(fillText(texts.results, { n: 2 }));
  const articles = screen.getByRole("group", { name: texts.groups.article });
  expect(within(articles).getAllByRole("option")).toHaveLength(1);
  expect(within(screen.getByRole("group", { name: texts.groups.caseStudy })).getAllByRole("option")).toHaveLength(1);
  expect(screen.queryByRole("group", { name: texts.groups.office })).toBeNull();
  expect(Array.from(articles.querySelectorAll("mark"), (mark) => mark.textContent)).toEqual(["apples", "Apples"]);
});

test("a part of an industry's page says in which tab it stands", async () => {
  await openSearch("apple");
  expect(within(screen.getByRole("group", { name: texts.groups.caseStudy })).getByText("Case Studies")).toBeVisible();
  expect(within(screen.getByRole("group", { name: texts.groups.article })).getByText("A. Writer")).toBeVisible();
});

test("the field is a combobox that names the list and the active option", async () => {
  const { user } = await openSearch();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  await user.keyboard("zebra");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  await user.clear(field());
  await user.keyboard("apple");
  expect(document.getElementById(field().getAttribute("aria-controls") ?? "")).toHaveRole("listbox");
  expect(activeOption()).toBe(options()[0]);
  expect(options().map((option) => option.getAttribute("aria-selected"))).toEqual(["true", "false"]);
});

test("the arrow keys lead round the options, Home and End stay with the text", async () => {
  const { user } = await openSearch("apple");
  await user.keyboard("{ArrowDown}");
  expect(activeOption()).toBe(options()[1]);
  await user.keyboard("{ArrowDown}");
  expect(activeOption()).toBe(options()[0]);
  await user.keyboard("{ArrowUp}");
  expect(activeOption()).toBe(options()[1]);
  await user.keyboard("{Home}");
  expect(field()).toHaveProperty("selectionStart", 0);
  expect(activeOption()).toBe(options()[1]);
  expect(field()).toHaveFocus();
});

test("the keys belong to a word that is being put together", async () => {
  await openSearch("apple");
  for (const key of ["ArrowDown", "Enter", "Escape"]) fireEvent.keyDown(field(), { key, isComposing: true });
  expect(activeOption()).toBe(options()[0]);
  expect(field()).toHaveValue("apple");
  expect(navigate).not.toHaveBeenCalled();
});

test("where no result has all words, that is said, and none is opened until the arrow keys or Enter have marked it", async () => {
  const { user } = await openSearch("apple zebra");
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  expect(screen.getByRole("status")).toHaveTextContent(fillText(texts.unknown, { words: "zebra" }));
  for (const name of [texts.assistant, texts.contact]) expect(screen.getByRole("button", { name })).toBeInTheDocument();
  expect(activeOption()).toBeNull();
  await user.keyboard("{Enter}");
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  expect(activeOption()).toBe(options()[0]);
  await user.clear(field());
  await user.type(field(), "apple");
  expect(screen.getByRole("status")).not.toHaveTextContent(texts.partly);
  expect(screen.getByRole("button", { name: texts.assistant })).toBeEnabled();
  expect(screen.queryByRole("button", { name: texts.contact })).toBeNull();
  expect(activeOption()).toBe(options()[0]);
});

test("words that the site says nowhere are named one by one, each once", async () => {
  await openSearch("apple zebra lion zebra");
  const said = fillText(texts.unknown, { words: "zebra, lion" });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(said));
});

test("where every word stands somewhere, but never together, none of them is blamed", async () => {
  await openSearch("apple pear");
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  expect(screen.getByRole("status")).toHaveTextContent(texts.partly);
});

test("Enter closes the search and then goes to the active result", async () => {
  const { user } = await openSearch("apple");
  const [, second] = hrefs();
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(second, { replace: false }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(history.state).toBeNull();
});

test("with Ctrl or Cmd, Enter opens the result in another tab and the search stays", async () => {
  const opened = jest.spyOn(window, "open").mockReturnValue(null);
  const { user } = await openSearch("apple");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await user.keyboard("{Meta>}{Enter}{/Meta}");
  expect(opened.mock.calls).toEqual(Array.from({ length: 2 }, () => [hrefs()[0], "_blank", "noopener"]));
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  expect(navigate).not.toHaveBeenCalled();
});

test("a click goes to the result; one with a key held is left to the browser", async () => {
  await openSearch("apple");
  const taken: boolean[] = [];
  const note = (event: Event) => {
    taken.push(event.defaultPrevented);
    // jsdom goes nowhere.
    event.preventDefault();
  };
  document.addEventListener("click", note, { once: true });
  fireEvent.click(options()[0]!, { ctrlKey: true });
  expect(taken).toEqual([false]);
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  const [first] = hrefs();
  expect(fireEvent.click(options()[0]!)).toBe(false);
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(first, { replace: false }));
});

test("the first Escape empties the field, and the next is the dialog's", async () => {
  const { user } = await openSearch("apple");
  expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(false);
  expect(field()).toHaveValue("");
  expect(hrefs()).toEqual(INDUSTRIES);
  expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(true);
  await user.click(screen.getByRole("button", { name: texts.close }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("who closes the search finds the words again", async () => {
  const { user, rerender } = await openSearch("pea");
  await user.click(screen.getByRole("button", { name: texts.close }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  rerender(<SearchDialog path="/" asked={2} {...calls} />);
  await waitFor(() => expect(field()).toHaveValue("pea"));
  expect(hrefs()).toEqual(["/contact#office-pear"]);
  expect(screen.getByRole("status")).toHaveTextContent(texts.oneResult);
});

test("searches that led somewhere are offered again, and can be forgotten", async () => {
  const { user, rerender } = await openSearch("pear");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  rerender(<SearchDialog path="/contact" asked={2} {...calls} />);
  await user.clear(await screen.findByRole("combobox"));
  expect(within(screen.getByRole("group", { name: texts.recent })).getByRole("option")).toHaveTextContent("pear");
  // Enter alone asks for nothing.
  await user.keyboard("{Enter}");
  expect(field()).toHaveValue("");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(field()).toHaveValue("pear");
  expect(hrefs()).toEqual(["/contact#office-pear"]);
  await user.clear(field());
  await user.click(screen.getByRole("button", { name: texts.clearRecent }));
  expect(hrefs()).toEqual(INDUSTRIES);
  expect(field()).toHaveFocus();
});

test("what was pointed at is marked no longer once the earlier searches are gone, or the search was closed", async () => {
  rememberSearch("pear");
  const { user, rerender } = await openSearch();
  await user.hover(options()[0]!);
  expect(activeOption()).not.toBeNull();
  await user.click(screen.getByRole("button", { name: texts.clearRecent }));
  expect(activeOption()).toBeNull();
  await user.hover(options()[0]!);
  expect(activeOption()).not.toBeNull();
  await user.click(screen.getByRole("button", { name: texts.close }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  rerender(<SearchDialog path="/" asked={2} {...calls} />);
  await screen.findByRole("combobox");
  expect(activeOption()).toBeNull();
});

test("before anything is typed, the assistant and what was asked there is one press away, and nothing is asked", async () => {
  const { user } = await openSearch();
  await user.click(screen.getByRole("button", { name: texts.assistant }));
  await waitFor(() => expect(calls.onAssistant).toHaveBeenCalled());
  expect(ask).not.toHaveBeenCalled();
});

test("where nothing is found, the words go to the assistant", async () => {
  const { user } = await openSearch("zebra <b>");
  expect(screen.getByRole("status")).toHaveTextContent(fillText(texts.none, { words: "zebra <b>" }));
  expect(options()).toEqual([]);
  await user.click(screen.getByRole("button", { name: texts.assistant }));
  await waitFor(() => expect(calls.onAssistant).toHaveBeenCalledWith(expect.any(HTMLElement)));
  expect(ask).toHaveBeenCalledWith("zebra <b>");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("or to the contact form", async () => {
  const { user } = await openSearch("zebra");
  await user.click(screen.getByRole("button", { name: texts.contact }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/contact#message", { replace: false }));
  expect(sessionStorage.getItem("draft contact message")).toBe(fillText(texts.message, { words: "zebra" }));
  saveForTab("draft contact message", "");
});

test("an index that does not come is said, the words stay, and it can be tried again", async () => {
  jest.mocked(loadIndex).mockRejectedValueOnce(new Error("offline"));
  const user = userEvent.setup();
  render(<SearchDialog path="/" asked={1} {...calls} />);
  await user.type(await screen.findByRole("combobox"), "pear");
  expect(screen.getByRole("status")).toHaveTextContent(texts.failure);
  expect(screen.getByRole("button", { name: texts.contact })).toBeVisible();
  await user.click(screen.getByRole("button", { name: texts.retry }));
  await waitFor(() => expect(hrefs()).toEqual(["/contact#office-pear"]));
  expect(field()).toHaveValue("pear");
});

test("while the index is on its way, that is said, and what was typed is searched for once it is there", async () => {
  let arrive: () => void = () => undefined;
  const index = await makeIndex(FILE);
  jest.mocked(loadIndex).mockReturnValue(new Promise((resolve) => (arrive = () => resolve(index))));
  const user = userEvent.setup();
  render(<SearchDialog path="/" asked={1} {...calls} />);
  await user.type(await screen.findByRole("combobox"), "pear");
  expect(screen.getByRole("status")).toHaveTextContent(texts.loading);
  // There is nothing to move among yet.
  await user.keyboard("{ArrowDown}{ArrowUp}");
  await act(async () => arrive());
  await waitFor(() => expect(hrefs()).toEqual(["/contact#office-pear"]));
  expect(activeOption()).toHaveAttribute("href", "/contact#office-pear");
});
