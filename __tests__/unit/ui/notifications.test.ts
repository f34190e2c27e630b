import { dismissNotification, getNotification, notify, subscribeToNotification } from "../../../src/ui/notifications";

const one = { title: "One", text: "1", tone: "success" } as const;
const two = { title: "Two", text: "2", tone: "failure" } as const;

test("the newest shows alone, and listeners are told of each change", () => {
  const listener = jest.fn();
  const stop = subscribeToNotification(listener);
  notify(one);
  notify(two);
  expect(getNotification()).toMatchObject(two);
  expect(listener).toHaveBeenCalledTimes(2);

  dismissNotification();
  expect(getNotification()).toBeUndefined();

  stop();
  notify(one);
  expect(listener).toHaveBeenCalledTimes(3);
});

test("the same words again are another notification", () => {
  notify(one);
  const first = getNotification();
  notify(one);
  expect(getNotification()?.id).not.toBe(first?.id);
});
