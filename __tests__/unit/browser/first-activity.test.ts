import { firstActivity } from "../../../src/browser/first-activity";

describe("firstActivity", () => {
  it("waits for a sign of life and then holds for good", async () => {
    const seen = jest.fn();
    void firstActivity().then(seen);
    // A pointer that rests is none.
    window.dispatchEvent(Object.assign(new Event("pointermove"), { movementX: 0, movementY: 0 }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("scroll"));
    await firstActivity();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
