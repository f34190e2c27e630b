import { render, screen } from "@testing-library/react";
import { Suggestions } from "../../../../src/frame/assistant/suggestions";
import { makeIndex } from "../../../../src/search/site-index";
import { NO_INTENTS } from "../../../fixtures/intents";
import { SEARCH_FILE } from "../../../fixtures/search-file";

const mockLoadAnswers = jest.fn();
jest.mock("../../../../src/search/load-index", () => ({ loadAnswers: () => mockLoadAnswers() as unknown }));

beforeEach(() => mockLoadAnswers.mockImplementation(async () => [await makeIndex(SEARCH_FILE), NO_INTENTS]));

const [SUGGESTED = ""] = SEARCH_FILE.suggestions["/"] ?? [];
const OTHER = { quote: "In London.", sources: [{ title: "London", href: "/contact#london" }] };
const SAME = { quote: "It is free.", sources: [{ title: "What does a project cost?", href: "/contact#cost" }] };

const offersIt = async (turns: Parameters<typeof Suggestions>[0]["turns"]): Promise<boolean> => {
  const { unmount } = render(<Suggestions path="/" turns={turns} onAsk={() => undefined} />);
  const button = await screen.findByRole("button", { name: SUGGESTED }).catch(() => undefined);
  unmount();
  return button !== undefined;
};

test("what the talk has answered already is not suggested, however it was asked", async () => {
  expect(await offersIt([])).toBe(true);
  expect(await offersIt([{ question: "where are you?", answer: OTHER }])).toBe(true);
  expect(await offersIt([{ question: SUGGESTED }])).toBe(false);
  expect(await offersIt([{ question: "any fees?", answer: SAME }])).toBe(false);
  expect(
    await offersIt([{ question: "where are you and what are the fees?", answer: { ...OTHER, further: SAME } }]),
  ).toBe(false);
});

test("suggestions that did not come with the index come with the next attempt", async () => {
  mockLoadAnswers.mockImplementationOnce(() => Promise.reject(new Error("offline")));
  const turns = [{ question: "where are you?" }];
  const { rerender } = render(<Suggestions path="/" turns={turns} onAsk={() => undefined} />);
  rerender(<Suggestions path="/" turns={[...turns]} onAsk={() => undefined} />);
  expect(await screen.findByRole("button", { name: SUGGESTED })).toBeVisible();
});

test("with every turn the suggestions stay, and are not loaded again", async () => {
  const turns = [{ question: "where are you?" }];
  const { rerender } = render(<Suggestions path="/" turns={turns} onAsk={() => undefined} />);
  await screen.findByRole("button", { name: SUGGESTED });
  mockLoadAnswers.mockClear();
  rerender(<Suggestions path="/" turns={[...turns, { question: "and when?" }]} onAsk={() => undefined} />);
  expect(screen.getByRole("button", { name: SUGGESTED })).toBeVisible();
  expect(mockLoadAnswers).not.toHaveBeenCalled();
});
