import { deliver, formAttributes, isDelivered } from "../../../../src/ui/form/deliver-form";
import { postForm } from "../../../../src/ui/form/post-form";

jest.mock("../../../../src/ui/form/post-form", () => ({ postForm: jest.fn() }));
const posting = jest.mocked(postForm);

const before = process.env.GATSBY_FORMS;
afterEach(() => {
  process.env.GATSBY_FORMS = before ?? "";
});

test.each(["", "no", "Netlify"])("with the setting %j nothing is sent", async (setting) => {
  process.env.GATSBY_FORMS = setting;
  await deliver(new FormData());
  expect(posting).not.toHaveBeenCalled();
  expect(isDelivered()).toBe(false);
  expect(formAttributes("contact")).toEqual({ name: "contact", method: "dialog" });
});

test("with the setting the form is posted", async () => {
  process.env.GATSBY_FORMS = "netlify";
  const data = new FormData();
  await deliver(data);
  expect(posting).toHaveBeenCalledWith(data);
  expect(formAttributes("contact")).toEqual({ name: "contact", method: "POST" });
});

test("a refusal reaches the caller", async () => {
  process.env.GATSBY_FORMS = "netlify";
  posting.mockRejectedValueOnce(new Error("refused"));
  await expect(deliver(new FormData())).rejects.toThrow("refused");
});
