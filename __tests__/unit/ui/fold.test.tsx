import { render, screen } from "@testing-library/react";
import { Fold, makeFindable, tileGroup } from "../../../src/ui/fold";

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

test("tiles that are side by side are of one group, and no others", () => {
  const groups = [0, 1, 2, 3].map((index) => tileGroup("list", index));
  expect(groups[1]).toBe(groups[0]);
  expect(groups[3]).toBe(groups[2]);
  expect(groups[2]).not.toBe(groups[0]);
  expect(tileGroup("other", 0)).not.toBe(groups[0]);
});

test("a row that the browser's search has opened is found again once it was closed", () => {
  jest.useFakeTimers();
  document.body.innerHTML = "<div><div class=fold-head><details></details></div><div id=rest></div></div>";
  const rest = document.getElementById("rest")!;
  Object.assign(rest, { onbeforematch: null });
  makeFindable(rest);
  rest.dispatchEvent(new Event("beforematch"));
  rest.removeAttribute("hidden");
  expect(document.querySelector("details")).toHaveAttribute("open");
  jest.runAllTimers();
  expect(rest).toHaveAttribute("hidden", "until-found");
  jest.useRealTimers();
});
