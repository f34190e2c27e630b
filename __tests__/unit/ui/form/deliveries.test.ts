import { deliver } from "../../../../src/ui/form/deliver-form";
import { isUnderWay, sendForm, subscribeToDeliveries, wasInterrupted } from "../../../../src/ui/form/deliveries";
import { beginSending, endSending } from "../../../../src/ui/form/draft";
import { getNotification } from "../../../../src/ui/notifications";

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
  expect(getNotification()).toMatchObject({ ...TEXTS.success, tone: "success" });
});

test("after a failure nothing counts as sent, and the next one goes out", async () => {
  delivering.mockRejectedValueOnce(new Error("refused")).mockResolvedValueOnce();
  await sendForm("contact", FIELDS, TEXTS);
  expect(isUnderWay("contact")).toBe(false);
  expect(heard.mock.calls).toEqual([["contact"], ["contact", undefined]]);
  expect(getNotification()).toMatchObject({ ...TEXTS.failure, tone: "failure" });
  await sendForm("contact", FIELDS, TEXTS);
  expect(heard.mock.calls.at(-1)).toEqual(["contact", FIELDS]);
});

test("where the page was left and comes back, its form counts as interrupted and can be sent again", async () => {
  const texts = { ...TEXTS, interrupted: { title: "Perhaps sent", text: "Ask" } };
  delivering.mockRejectedValueOnce(new DOMException("left", "AbortError")).mockResolvedValueOnce();
  await sendForm("contact", FIELDS, texts);
  expect(getNotification()).toMatchObject({ ...texts.interrupted, tone: "failure" });
  expect(wasInterrupted("contact")).toBe(true);
  await sendForm("contact", FIELDS, texts);
  expect(getNotification()).toMatchObject({ ...texts.success, tone: "success" });
  expect(wasInterrupted("contact")).toBe(false);
});

test.each([
  ["accepted", () => Promise.resolve()],
  ["refused", () => Promise.reject(new Error("refused"))],
])("a form is interrupted where no answer came in its document, not where it was %s", async (_, answer) => {
  delivering.mockImplementationOnce(answer);
  const sending = sendForm("contact", FIELDS, TEXTS);
  expect(wasInterrupted("contact")).toBe(false);
  await sending;
  expect(wasInterrupted("contact")).toBe(false);
  beginSending("contact");
  expect(wasInterrupted("contact")).toBe(true);
  endSending("contact");
});
