import { act, fireEvent, render, screen } from "@testing-library/react";
import { Notifications } from "../../../src/frame/notifications";
import { dismissNotification, notify } from "../../../src/ui/notifications";

const show = (text: string) => act(() => notify({ title: "Title", text, tone: "success" }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => dismissNotification());
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

  it("leaves a failure until it is put away", () => {
    render(<Notifications label="Notifications" dismissLabel="Dismiss" email="hello@acme.example" />);
    act(() => notify({ title: "Title", text: "Failed", tone: "failure" }));
    act(() => jest.advanceTimersByTime(600_000));
    expect(screen.getByText("Failed")).toBeInTheDocument();
  });

  it("stays while it has the focus, whatever the pointer does", () => {
    render(<Notifications label="Notifications" dismissLabel="Dismiss" email="hello@acme.example" />);
    show("Hello");
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
    fireEvent.pointerEnter(screen.getByText("Hello").closest(".notification")!);
    fireEvent.pointerLeave(screen.getByText("Hello").closest(".notification")!);
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText("Hello")).toBeInTheDocument();
  });

  it.each([
    ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Dismiss" }))],
    ["Escape", () => fireEvent.keyDown(screen.getByRole("button", { name: "Dismiss" }), { key: "Escape" })],
  ])("gives the focus back when %s puts it away", (_, dismiss) => {
    render(
      <>
        <button>Before</button>
        <Notifications label="Notifications" dismissLabel="Dismiss" email="hello@acme.example" />
      </>,
    );
    show("Hello");
    act(() => screen.getByRole("button", { name: "Before" }).focus());
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
    dismiss();
    expect(screen.queryByText("Hello")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Before" })).toHaveFocus();
  });

  it("keeps the focus where another one takes its place, and has its own time then", () => {
    render(<Notifications label="Notifications" dismissLabel="Dismiss" email="hello@acme.example" />);
    act(() => notify({ title: "Title", text: "Failed", tone: "failure" }));
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
    show("Sent");
    expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    act(() => screen.getByRole("button", { name: "Dismiss" }).blur());
    act(() => jest.advanceTimersByTime(4_000));
    show("Sent again");
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.getByText("Sent again")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.queryByText("Sent again")).not.toBeInTheDocument();
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
