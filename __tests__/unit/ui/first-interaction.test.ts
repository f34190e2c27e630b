import { firstInteraction } from "../../../src/ui/first-interaction";

describe("firstInteraction", () => {
  it("waits for an interaction and then holds for good", async () => {
    const seen = jest.fn();
    void firstInteraction().then(seen);
    // A pointer that rests is none.
    window.dispatchEvent(Object.assign(new Event("pointermove"), { movementX: 0, movementY: 0 }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("scroll"));
    await firstInteraction();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
