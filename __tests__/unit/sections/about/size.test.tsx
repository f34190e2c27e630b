import { render, screen, within } from "@testing-library/react";
import { CompanySize } from "../../../../src/sections/about/size";
import { image } from "../../../fixtures/image";

const size = {
  heading: "People",
  offices: [
    { people: 5, label: "Lisbon" },
    { people: 2, label: "Oslo" },
  ],
  unit: "people",
  facts: [{ title: "Fact", description: "Why it is one" }],
};

test("each office has its name and how many people it has, and its picture where there is one", () => {
  render(<CompanySize size={size} offices={[{ city: "Lisbon", image }]} />);
  const [lisbon, oslo, fact] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement, HTMLElement];
  expect(lisbon).toHaveTextContent("5 people");
  expect(within(lisbon).getByText("Lisbon")).toBeVisible();
  expect(lisbon.querySelectorAll("picture")).toHaveLength(1);
  expect(within(oslo).getByText("Oslo")).toBeVisible();
  expect(oslo.querySelectorAll("picture")).toHaveLength(0);
  expect(fact).toHaveTextContent("Why it is one");
});
