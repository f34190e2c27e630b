import { act, fireEvent, render, screen } from "@testing-library/react";
import { Notifications } from "../../../src/components/notifications";
import { notify } from "../../../src/browser/notifications";

const show = (text: string) => act(() => notify({ title: "Title", text }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

describe("Notifications", () => {
  it("reads them out from a region that is there from the start", () => {
    render(<Notifications label="Notifications" dismissLabel="Dismiss" email="hello@acme.example" />);
    const region = screen.getByRole("status", { name: "Notifications" });
    show("Hello");
    expect(region).toHaveTextContent("Hello");
  });

  it("takes them away by itself, but not while somebody reads", () => {
    render(<Notifications label="Notifications" dismissLabel="Dismiss" email="hello@acme.example" />);
    show("Hello");
    fireEvent.pointerEnter(screen.getByText("Hello").closest(".notification")!);
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText("Hello")).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByText("Hello").closest(".notification")!);
    act(() => jest.advanceTimersByTime(12_000));
    expect(screen.queryByText("Hello")).not.toBeInTheDocument();
  });

  it("can be dismissed", () => {
    render(<Notifications label="Notifications" dismissLabel="Dismiss" email="hello@acme.example" />);
    show("Hello");
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Hello")).not.toBeInTheDocument();
  });

  it("says where to write after a failure, and only then", () => {
    render(<Notifications label="Notifications" dismissLabel="Dismiss" email="hello@acme.example" />);
    show("Hello");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    act(() => notify({ title: "Title", text: "Text", tone: "failure" }));
    expect(screen.getByRole("link", { name: "hello@acme.example" })).toHaveAttribute(
      "href",
      "mailto:hello@acme.example",
    );
  });

  it("leaves no timer behind", () => {
    const { unmount } = render(
      <Notifications label="Notifications" dismissLabel="Dismiss" email="hello@acme.example" />,
    );
    show("Hello");
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
