import { render, screen } from "@testing-library/react";
import { Fold } from "../../../src/ui/fold";

test("its title is a heading, names what opens the rest, and the rest is there", () => {
  const { container } = render(
    <Fold title="Title" titleClass="" bodyClass="">
      <p>Rest</p>
    </Fold>,
  );
  const heading = screen.getByRole("heading", { level: 3, name: "Title" });
  expect(container.querySelector("summary")).toHaveAttribute("aria-labelledby", heading.id);
  expect(screen.getByText("Rest")).toBeInTheDocument();
});
