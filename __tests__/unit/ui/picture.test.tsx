import { render } from "@testing-library/react";
import { Picture } from "../../../src/ui/picture";

const image = {
  childImageSharp: {
    gatsbyImageData: {
      layout: "fullWidth" as const,
      width: 1,
      height: 0.5,
      images: {
        fallback: { src: "/a.webp", srcSet: "/a.webp 400w" },
        sources: [{ type: "image/avif" as const, srcSet: "/a.avif 400w" }],
      },
    },
  },
};

describe("Picture", () => {
  it("offers each format and keeps its place", () => {
    const { container } = render(<Picture image={image} sizes="100vw" />);
    expect(container.querySelector("source")).toHaveAttribute("srcset", "/a.avif 400w");
    const img = container.querySelector("img")!;
    expect(img).toHaveAttribute("width");
    expect(img).toHaveAttribute("height");
    expect(img).toHaveAttribute("alt", "");
  });

  it.each([
    [false, "lazy", null],
    [true, "eager", "low"],
  ])("with eager %s loads %s", (eager, loading, fetchPriority) => {
    const { container } = render(<Picture image={image} sizes="100vw" eager={eager} />);
    const img = container.querySelector("img")!;
    expect(img.getAttribute("loading")).toBe(loading);
    expect(img.getAttribute("fetchpriority")).toBe(fetchPriority);
  });

  it("says so where there is no image data", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Picture image={null} sizes="100vw" />)).toThrow(/no data/);
  });
});
