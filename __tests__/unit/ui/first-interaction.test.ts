import { firstInteraction, onFirstInteraction } from "../../../src/ui/first-interaction";

/** Counts the calls; whatever happened in the test, an event at its end spends the listeners. */
const watch = () => {
  const seen = jest.fn();
  onFirstInteraction(seen);
  return seen;
};

afterEach(() => window.dispatchEvent(new Event("keydown")));

describe("onFirstInteraction", () => {
  it.each(["pointerdown", "keydown", "touchstart", "wheel"])("calls back at %s, once", (name) => {
    const seen = watch();
    window.dispatchEvent(new Event(name));
    window.dispatchEvent(new Event("wheel"));
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it("does not take a pointer that rests for an interaction", () => {
    const seen = watch();
    const move = (movementX: number) =>
      window.dispatchEvent(Object.assign(new Event("pointermove"), { movementX, movementY: 0 }));
    move(0);
    expect(seen).not.toHaveBeenCalled();
    move(1);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it("does not take the scroll of a browser that restores a position for one", () => {
    const seen = watch();
    window.dispatchEvent(new Event("scroll"));
    expect(seen).not.toHaveBeenCalled();
  });
});

describe("firstInteraction", () => {
  it("waits for an interaction and then holds for good", async () => {
    const seen = jest.fn();
    void firstInteraction().then(seen);
    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("keydown"));
    await firstInteraction();
    await firstInteraction();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
