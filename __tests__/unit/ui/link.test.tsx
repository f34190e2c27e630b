import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { Link } from "../../../src/ui/link";

describe("Link", () => {
  it.each(["#message", "mailto:a@b.example", "tel:+14155550142", "https://a.example"])(
    "leaves %s to the browser",
    (href) => {
      render(<Link href={href}>Go</Link>);
      fireEvent.click(screen.getByRole("link"));
      expect(screen.getByRole("link")).toHaveAttribute("href", href);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it("shows the 404 page of a planned address without a reload", () => {
    render(
      <Link href="/careers" planned>
        Go
      </Link>,
    );
    const notReloaded = !fireEvent.click(screen.getByRole("link"));
    expect(notReloaded).toBe(true);
    expect(navigate).toHaveBeenCalledWith("/careers", { replace: false });
  });

  it.each([{ planned: false }, { planned: true }, { planned: false, replace: false }])(
    "makes no history entry where its address shows already (%j)",
    (props) => {
      window.history.replaceState(null, "", "/about#team");
      render(
        <Link href="/about#team" {...props}>
          Go
        </Link>,
      );
      fireEvent.click(screen.getByRole("link"));
      expect(navigate).toHaveBeenCalledWith("/about#team", { replace: true });
    },
  );

  it("adds its query to the address where a script follows it, and nowhere else", () => {
    render(
      <Link href="/contact" query="topic=finance">
        Go
      </Link>,
    );
    expect(screen.getByRole("link")).toHaveAttribute("href", "/contact");
    expect(fireEvent.click(screen.getByRole("link"), { ctrlKey: true })).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("link"));
    expect(navigate).toHaveBeenCalledWith("/contact?topic=finance", { replace: false });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    "does nothing here where it opens elsewhere (%j)",
    (keys) => {
      const onClick = jest.fn();
      render(
        <Link href="/contact" onClick={onClick}>
          Go
        </Link>,
      );
      fireEvent.click(screen.getByRole("link"), keys);
      expect(onClick).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole("link"));
      expect(onClick).toHaveBeenCalledTimes(1);
    },
  );

  it("takes the focus to a part of its own page", () => {
    window.history.replaceState(null, "", "/about");
    render(
      <>
        <Link href="/about#team">Go</Link>
        <section id="team">
          <h2>Team</h2>
        </section>
      </>,
    );
    fireEvent.click(screen.getByRole("link"));
    expect(navigate).toHaveBeenCalledWith("/about#team", { replace: false });
    expect(screen.getByRole("heading")).toHaveFocus();
  });

  it("lets a planned address open in a new tab", () => {
    render(
      <Link href="/careers" planned>
        Go
      </Link>,
    );
    fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
    expect(navigate).not.toHaveBeenCalled();
  });
});
