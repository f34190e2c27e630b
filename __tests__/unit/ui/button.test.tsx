import { render, screen } from "@testing-library/react";
import { Button, buttonVariants } from "../../../src/ui/button";

const VARIANTS = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const SIZES = ["default", "sm", "lg", "icon"] as const;

describe("Button", () => {
  it("is no submit button unless it is told to be", () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  });

  it("has a look of its own for each variant and size (docs/product.md, section 9)", () => {
    const looks = new Set(VARIANTS.flatMap((variant) => SIZES.map((size) => buttonVariants({ variant, size }))));
    expect(looks.size).toBe(VARIANTS.length * SIZES.length);
  });
});
