import { deliver } from "../../../../src/ui/form/deliver-form";
import { isUnderWay, sendForm, subscribeToDeliveries } from "../../../../src/ui/form/deliveries";
import { getNotifications } from "../../../../src/ui/notifications";

jest.mock("../../../../src/ui/form/deliver-form", () => ({ deliver: jest.fn() }));
const delivering = jest.mocked(deliver);

const TEXTS = { success: { title: "Sent", text: "Soon" }, failure: { title: "Not sent", text: "Again" } };
const FIELDS = new FormData();

const heard = jest.fn();
let unsubscribe: () => void;
beforeEach(() => void (unsubscribe = subscribeToDeliveries(heard)));
afterEach(() => unsubscribe());

test("a form is under way until the host has answered; another of its name is not sent meanwhile", async () => {
  let accept = () => {};
  delivering.mockReturnValueOnce(new Promise((resolve) => (accept = resolve)));
  const first = sendForm("contact", FIELDS, TEXTS);
  expect(isUnderWay("contact")).toBe(true);
  expect(isUnderWay("newsletter")).toBe(false);
  await sendForm("contact", FIELDS, TEXTS);
  expect(delivering).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls).toEqual([["contact"]]);
  accept();
  await first;
  expect(isUnderWay("contact")).toBe(false);
  expect(heard.mock.calls).toEqual([["contact"], ["contact", FIELDS]]);
  expect(getNotifications()).toMatchObject([{ ...TEXTS.success, tone: "success" }]);
});

test("after a failure nothing counts as sent, and the next one goes out", async () => {
  delivering.mockRejectedValueOnce(new Error("refused")).mockResolvedValueOnce();
  await sendForm("contact", FIELDS, TEXTS);
  expect(isUnderWay("contact")).toBe(false);
  expect(heard.mock.calls).toEqual([["contact"], ["contact"]]);
  expect(getNotifications()).toMatchObject([{ ...TEXTS.failure, tone: "failure" }]);
  await sendForm("contact", FIELDS, TEXTS);
  expect(heard.mock.calls.at(-1)).toEqual(["contact", FIELDS]);
});
