import { act, render, screen } from "@testing-library/react";
import { closeOverlay, openOverlay, type OverlayProps } from "../../../../src/frame/overlays/overlay-store";
import { Overlays } from "../../../../src/frame/overlays/overlays";

const NOT_LOADED = { title: "It did not load.", text: "Try again." };

const mockRendered = jest.fn<undefined, [OverlayProps]>();

jest.mock("../../../../src/frame/assistant/assistant", () => ({
  Assistant: (props: OverlayProps) => {
    mockRendered(props);
    return <p>{props.path}</p>;
  },
}));

jest.mock("../../../../src/frame/search/search-dialog", () => ({
  SearchDialog: (props: OverlayProps) => <p>search asked for {props.asked} times</p>,
  prepareSearch: () => undefined,
}));

afterEach(() => {
  act(() => closeOverlay("assistant"));
  act(() => closeOverlay("search"));
  history.replaceState(null, "");
});

test("an overlay keeps what closes it while pages change, so that its listeners stay", async () => {
  const { rerender } = render(<Overlays path="/one" notLoaded={NOT_LOADED} />);
  await act(() => openOverlay("assistant"));
  rerender(<Overlays path="/two" notLoaded={NOT_LOADED} />);
  await act(() => openOverlay("assistant"));
  expect(screen.getByText("/two")).toBeInTheDocument();
  expect(mockRendered.mock.lastCall?.[0].asked).toBe(2);
  expect(new Set(mockRendered.mock.calls.map(([{ onClose }]) => onClose)).size).toBe(1);
});

test("it closes by that, and opens again", async () => {
  render(<Overlays path="/" notLoaded={NOT_LOADED} />);
  await act(() => openOverlay("assistant"));
  act(() => mockRendered.mock.lastCall?.[0].onClose());
  expect(screen.queryByText("/")).toBeNull();
  await act(() => openOverlay("assistant"));
  expect(screen.getByText("/")).toBeInTheDocument();
});

test("a style sheet that has come without a rule does not keep it waiting", async () => {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet" });
  Object.defineProperty(sheet, "sheet", { value: { cssRules: [] } });
  document.head.append(sheet);
  render(<Overlays path="/" notLoaded={NOT_LOADED} />);
  void openOverlay("assistant");
  expect(await screen.findByText("/")).toBeInTheDocument();
  sheet.remove();
});

test("who has gone on to a field meanwhile keeps it, and nothing opens", async () => {
  render(
    <>
      <input />
      <Overlays path="/" notLoaded={NOT_LOADED} />
    </>,
  );
  const opening = openOverlay("assistant");
  screen.getByRole("textbox").focus();
  await act(() => opening);
  expect(screen.queryByText("/")).toBeNull();
  expect(screen.getByRole("textbox")).toHaveFocus();
  // Asked for from there, it opens.
  await act(() => openOverlay("assistant"));
  expect(screen.getByText("/")).toBeInTheDocument();
});

describe("a history entry that shows an overlay", () => {
  const reached = (state: unknown) => {
    history.replaceState(state, "");
    window.dispatchEvent(new PopStateEvent("popstate"));
  };

  test("brings it back after a reload, unasked", async () => {
    history.replaceState({ dialog: "search" }, "");
    render(<Overlays path="/" notLoaded={NOT_LOADED} />);
    expect(await screen.findByText("search asked for 0 times")).toBeInTheDocument();
  });

  test("brings back the closed assistant by Forward, and the new document after it knows of that", async () => {
    render(<Overlays path="/" notLoaded={NOT_LOADED} />);
    await act(() => openOverlay("assistant"));
    act(() => closeOverlay("assistant"));
    reached({ dialog: "assistant" });
    expect(await screen.findByText("/")).toBeInTheDocument();
    expect(mockRendered.mock.lastCall?.[0].asked).toBe(0);
    expect(Object.values({ ...sessionStorage })).toContain("open");
  });

  test.each([null, {}, { dialog: "consultation" }])("%j shows none", async (state) => {
    render(<Overlays path="/" notLoaded={NOT_LOADED} />);
    await act(async () => reached(state));
    expect(screen.queryByText(/\/|search/)).toBeNull();
  });
});
