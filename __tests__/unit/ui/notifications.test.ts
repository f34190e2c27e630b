import {
  clearNotifications,
  dismissNotification,
  getNotifications,
  notify,
  subscribeToNotifications,
} from "../../../src/ui/notifications";

describe("notifications", () => {
  it("shows the newest alone and tells listeners of each change", () => {
    const listener = jest.fn();
    const stop = subscribeToNotifications(listener);
    notify({ title: "One", text: "1" });
    notify({ title: "Two", text: "2", tone: "failure" });
    expect(getNotifications()).toMatchObject([{ title: "Two", tone: "failure" }]);
    expect(listener).toHaveBeenCalledTimes(2);

    dismissNotification(getNotifications()[0]!.id);
    expect(getNotifications()).toEqual([]);

    stop();
    notify({ title: "Three", text: "3" });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("keeps what is shown when an older one is dismissed", () => {
    notify({ title: "One", text: "1" });
    const older = getNotifications()[0]!.id;
    notify({ title: "Two", text: "2" });
    dismissNotification(older);
    expect(getNotifications()).toMatchObject([{ title: "Two", tone: "success" }]);
  });

  it("can be cleared, and tells of it only where something was shown", () => {
    notify({ title: "One", text: "1" });
    const listener = jest.fn();
    subscribeToNotifications(listener);
    clearNotifications();
    clearNotifications();
    expect(getNotifications()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
