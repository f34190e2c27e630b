import { fireEvent, render, screen } from "@testing-library/react";
import texts from "../../../../data/site/assistant.json";
import { Turn } from "../../../../src/frame/assistant/turn";
import { fillText } from "../../../../src/lib/fill-text";
import { SCHEDULE_PATH } from "../../../../src/lib/paths";
import { isHeadingNamed } from "../../../../src/ui/focus-heading";

test("a greeting gets its reply, and what has no answer the way to one", () => {
  const link = { replace: false, onFollow: () => undefined };
  const { rerender } = render(<Turn turn={{ question: "Hello!", answer: null }} failed={false} link={link} />);
  expect(screen.getByText(texts.pleasantries[0]!.reply)).toBeVisible();
  rerender(<Turn turn={{ question: "zebra", answer: null }} failed={false} link={link} />);
  expect(screen.getByText(texts.unknown)).toBeVisible();
});

test("what has no answer leads to the places that come nearest, and a greeting to none", () => {
  const link = { replace: false, onFollow: () => undefined };
  const near = [{ title: "Costs", context: "Contact", href: "/contact#costs", quote: "Each phase has a price." }];
  const { rerender } = render(
    <Turn turn={{ question: "zebra cost", answer: null, near }} failed={false} link={link} />,
  );
  expect(screen.getByText(texts.near)).toBeVisible();
  expect(screen.getByRole("link", { name: "Costs" })).toHaveAttribute("href", "/contact#costs");
  expect(screen.getByText("Each phase has a price.")).toBeVisible();
  rerender(<Turn turn={{ question: "Hello!", answer: null, near }} failed={false} link={link} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("an answer about the time picker has a button that leads to it", () => {
  const answer = { quote: "Pick a time.", sources: [{ title: "Talk", href: SCHEDULE_PATH }] };
  const link = { replace: false, onFollow: jest.fn() };
  const { rerender } = render(<Turn turn={{ question: "Tuesday?", answer }} failed={false} link={link} />);
  expect(screen.getByRole("link", { name: texts.pickTime })).toHaveAttribute("href", SCHEDULE_PATH);
  fireEvent.click(screen.getByRole("link", { name: texts.pickTime }));
  expect(link.onFollow).toHaveBeenCalledTimes(1);
  const other = { ...answer, sources: [{ title: "Talk", href: "/contact#meeting" }] };
  rerender(<Turn turn={{ question: "Tuesday?", answer: other }} failed={false} link={link} />);
  expect(screen.queryByRole("link", { name: texts.pickTime })).not.toBeInTheDocument();
});

test("the answers to both halves of a question are shown, each with its source", () => {
  const further = { quote: "In London.", sources: [{ title: "Offices", href: "/contact#offices" }] };
  const answer = { quote: "It is free.", sources: [{ title: "Costs", href: "/contact#costs" }], further };
  render(
    <Turn
      turn={{ question: "What does it cost and where are you?", answer }}
      failed={false}
      link={{ replace: false, onFollow: () => undefined }}
    />,
  );
  expect(screen.getByText(answer.quote)).toBeVisible();
  expect(screen.getByText(further.quote)).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/contact#costs",
    "/contact#offices",
  ]);
});

test("the half of a question that has no answer is named beside the other one's", () => {
  const answer = { quote: "It is free.", sources: [{ title: "Costs", href: "/contact#costs" }], missed: "is it sunny" };
  render(
    <Turn
      turn={{ question: "What does it cost and is it sunny?", answer }}
      failed={false}
      link={{ replace: false, onFollow: () => undefined }}
    />,
  );
  expect(screen.getByText(answer.quote)).toBeVisible();
  expect(screen.getByText(fillText(texts.missed, { half: answer.missed }))).toBeVisible();
});

test("a quote of an example is named as one", () => {
  const answer = { quote: "It helps.", sources: [{ title: "Case", href: "/#case" }], isExample: true } as const;
  render(
    <Turn
      turn={{ question: "Does it help?", answer }}
      failed={false}
      link={{ replace: false, onFollow: () => undefined }}
    />,
  );
  expect(screen.getByText(texts.example)).toBeVisible();
  expect(screen.queryByText(texts.source)).not.toBeInTheDocument();
});

test("a source that opens in another tab leaves this page and the panel as they are", () => {
  const onFollow = jest.fn();
  const answer = { quote: "It is free.", sources: [{ title: "Costs", href: "/contact#costs" }] };
  render(<Turn turn={{ question: "What does it cost?", answer }} failed={false} link={{ replace: false, onFollow }} />);
  const source = screen.getByRole("link");
  fireEvent.click(source, { ctrlKey: true });
  expect(onFollow).not.toHaveBeenCalled();
  expect(isHeadingNamed()).toBe(false);
  fireEvent.click(source);
  expect(onFollow).toHaveBeenCalledTimes(1);
  expect(isHeadingNamed()).toBe(true);
});
