import { render, screen } from "@testing-library/react";
import { Turn } from "../../../../src/frame/assistant/turn";

test("the answers to both halves of a question are shown, each with its source", () => {
  const further = { quote: "In London.", sources: [{ title: "Offices", href: "/contact#offices" }] };
  const answer = { quote: "It is free.", sources: [{ title: "Costs", href: "/contact#costs" }], further };
  render(
    <Turn
      turn={{ question: "What does it cost and where are you?", answer }}
      failed={false}
      link={{ replace: false, onClick: () => undefined }}
    />,
  );
  expect(screen.getByText(answer.quote)).toBeVisible();
  expect(screen.getByText(further.quote)).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/contact#costs",
    "/contact#offices",
  ]);
});
