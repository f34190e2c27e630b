import { elementsOf } from "../../scripts/audit/html";
import { POST_TIMEOUT } from "../../src/ui/form/post-form";
import { arrived, hydrated, open, type Page } from "../support/browser";
import { ALL_PATHS, contact, navigation, offices, site } from "../support/fixture-site";
import { expect, test, type FormHost } from "../support/form-host";
import { holdBack } from "../support/look";
import { nightlyUnless } from "../support/nightly";
import { requestedSlot } from "../support/page-parts";

const MESSAGE = {
  name: "Alex Morgan",
  email: "alex@company.example",
  company: "Ümlaut & Søns",
  message: "We would like to sort letters.\nSoon.",
};
const NO_SLOT = { "slot-utc": "", "slot-words": "", office: "", length: "" };
const POSTED = { "form-name": "contact", "bot-field": "", ...MESSAGE, ...NO_SLOT };
/** The browser itself writes line breaks as two characters. */
const POSTED_PLAINLY = { ...POSTED, message: POSTED.message.replace("\n", "\r\n") };

const { form: texts } = contact;
const { newsletter } = navigation.footer;

const form = (page: Page) => page.locator('form[name="contact"]');
const button = (page: Page) => form(page).locator('button[type="submit"]');
const notice = (page: Page) => page.getByRole("status", { name: site.labels.notifications });
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

const fill = async (page: Page): Promise<void> => {
  for (const [name, value] of Object.entries(MESSAGE)) await field(page, name).fill(value);
};
const expectKept = async (page: Page): Promise<void> => {
  for (const [name, value] of Object.entries(MESSAGE)) await expect(field(page, name)).toHaveValue(value);
};
const expectEmptied = async (page: Page): Promise<void> => {
  for (const name of Object.keys(MESSAGE)) await expect(field(page, name)).toHaveValue("");
};
const expectFailure = async (page: Page): Promise<void> => {
  await expect(notice(page)).toContainText(texts.failure.title);
  await expect(notice(page).getByRole("link")).toHaveAttribute("href", `mailto:${site.email}`);
  await expect(notice(page)).not.toContainText(texts.success.title);
};

/** Attributes that make the host take a form over, and rewrite it. */
const TAKEN_OVER = ["netlify", "data-netlify", "netlify-honeypot", "data-netlify-honeypot"];

test("the host finds each form, with all its fields, in a page of its own", async ({ request }) => {
  const elements = elementsOf(await (await request.get("/__forms.html")).text());
  const forms = elements.filter(({ tag }) => tag === "form").map(({ attributes }) => Object.fromEntries(attributes));
  expect(forms).toEqual(
    ["contact", "newsletter"].map((name) => ({
      name,
      method: "POST",
      "data-netlify": "true",
      "netlify-honeypot": "bot-field",
      hidden: "",
    })),
  );
  const names = elements.filter(({ tag }) => tag === "input").map(({ attributes }) => attributes.get("name"));
  const posted = Object.keys(POSTED).filter((name) => name !== "form-name");
  expect([...new Set(names)].sort()).toEqual(posted.sort());
});

test("every page's forms can be posted, and the host rewrites none of them, which hydration would take for another page", async ({
  request,
}) => {
  for (const path of ALL_PATHS) {
    const elements = elementsOf(await (await request.get(path)).text());
    expect(elements.filter(({ attributes }) => TAKEN_OVER.some((name) => attributes.has(name)))).toEqual([]);
    const forms = elements.filter(({ tag, attributes }) => tag === "form" && attributes.get("method") === "POST");
    expect(forms.map(({ attributes }) => attributes.get("name"))).toEqual(
      path === "/contact" ? ["contact", "newsletter"] : ["newsletter"],
    );
    for (const { attributes } of forms) expect(attributes.has("action")).toBe(false);
    const inputs = elements.filter(({ tag }) => tag === "input");
    const valuesOf = (name: string) =>
      inputs
        .filter(({ attributes }) => attributes.get("name") === name)
        .map(({ attributes }) => attributes.get("value"));
    expect(valuesOf("form-name")).toEqual(forms.map(({ attributes }) => attributes.get("name")));
    expect(valuesOf("bot-field")).toHaveLength(forms.length);
    for (const name of Object.keys(NO_SLOT)) expect(valuesOf(name)).toHaveLength(path === "/contact" ? 1 : 0);
  }
});

test("the confirmation comes once the host has accepted, not before", async ({ page, host }) => {
  host.answer("silent");
  await open(page, "/contact");
  await fill(page);
  await button(page).click();
  await expect.poll(() => host.received).toEqual([{ path: "/", fields: POSTED }]);
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await expect(notice(page)).toBeEmpty();
  await expectKept(page);
  host.release();
  await expect(notice(page)).toContainText(texts.success.title);
  await expectEmptied(page);
  expect(host.received).toHaveLength(1);
});

test("whoever presses again and again sends once", { tag: "@nightly" }, async ({ page, host }) => {
  host.answer("silent");
  await open(page, "/contact");
  await fill(page);
  await button(page).dblclick();
  await field(page, "name").press("Enter");
  // The button says that it is disabled, but a click still reaches it.
  await button(page).click({ force: true });
  await expect.poll(() => host.received.length).toBe(1);
  host.release();
  await expect(notice(page)).toContainText(texts.success.title);
  expect(host.received).toHaveLength(1);
});

/** Opens another page as a visitor does: within the site, where nothing is loaded anew. */
const visitAbout = async (page: Page): Promise<void> => {
  await page.getByRole("banner").locator('a[href="/about"]').filter({ visible: true }).click();
  await arrived(page, "/about");
};

test(
  "who opens another page meanwhile and comes back finds the form under way, and cannot send it twice",
  { tag: "@nightly" },
  async ({ page, host }) => {
    host.answer("silent");
    await open(page, "/contact");
    await fill(page);
    await button(page).click();
    await visitAbout(page);
    await page.goBack();
    await arrived(page, "/contact");
    await expectKept(page);
    await expect(form(page)).toHaveAttribute("aria-busy", "true");
    await expect(button(page)).toHaveAttribute("aria-disabled", "true");
    await expect(field(page, "message")).toHaveAttribute("readonly");
    await button(page).click({ force: true });
    await field(page, "name").press("Enter");
    await expect(notice(page)).toBeEmpty();
    host.release();
    await expect(notice(page)).toContainText(texts.success.title);
    await expectEmptied(page);
    await expect(form(page)).toHaveAttribute("aria-busy", "false");
    expect(host.received).toHaveLength(1);
  },
);

test("the confirmation comes on whatever page the visitor is, and what was sent is not kept", async ({
  page,
  host,
}) => {
  host.answer("silent");
  await open(page, "/contact");
  await fill(page);
  await button(page).click();
  await visitAbout(page);
  await expect(notice(page)).toBeEmpty();
  host.release();
  await expect(notice(page)).toContainText(texts.success.title);
  await page.goBack();
  await arrived(page, "/contact");
  await expectEmptied(page);
  await expect(form(page)).toHaveAttribute("aria-busy", "false");
});

test(
  "where it fails meanwhile, the visitor is told, and the text is there again",
  { tag: "@nightly" },
  async ({ page, host, pageErrors }) => {
    pageErrors.allow(/status of 404/);
    host.answer("silent");
    await open(page, "/contact");
    await fill(page);
    await button(page).click();
    await visitAbout(page);
    await expect.poll(() => host.received.length).toBe(1);
    host.release(404);
    await expectFailure(page);
    await page.goBack();
    await arrived(page, "/contact");
    await expectKept(page);
    await button(page).click();
    await expect(notice(page)).toContainText(texts.success.title);
    await expectEmptied(page);
    expect(host.received).toHaveLength(2);
  },
);

/** Sends the message to a host that does not answer, and loads the page anew meanwhile. */
const sendAndReload = async (page: Page, host: FormHost): Promise<void> => {
  host.answer("silent");
  await open(page, "/contact");
  await fill(page);
  await button(page).click();
  await expect.poll(() => host.received.length).toBe(1);
  await page.reload();
};

test(
  "who loads the page anew meanwhile is told that the message may have arrived, and may send it again",
  { tag: "@nightly" },
  async ({ page, host }) => {
    await sendAndReload(page, host);
    await expect(notice(page)).toContainText(texts.interrupted.title);
    await expect(notice(page).getByRole("link")).toHaveAttribute("href", `mailto:${site.email}`);
    await expectKept(page);
    await page.goto("/about");
    await open(page, "/contact");
    await expect(notice(page), "as long as the message is the same").toContainText(texts.interrupted.title);
    expect(host.received).toHaveLength(1);
    await page.clock.install();
    await page.reload();
    await expect(notice(page)).toContainText(texts.interrupted.title);
    await page.clock.runFor(1_000);
    await button(page).click();
    await expect(notice(page)).toContainText(texts.success.title);
    expect(host.received).toHaveLength(2);
    await open(page, "/contact");
    await expectEmptied(page);
    await expect(notice(page)).toBeEmpty();
  },
);

test("a press that came before the visitor was told sends nothing", { tag: "@nightly" }, async ({ page, host }) => {
  await sendAndReload(page, host);
  const letDataCome = await holdBack(page, "**/page-data/contact/page-data.json");
  await page.reload();
  await expectKept(page);
  await button(page).click();
  letDataCome();
  await hydrated(page);
  await expect(notice(page)).toContainText(texts.interrupted.title);
  await expect(form(page)).toHaveAttribute("aria-busy", "false");
  expect(host.received).toHaveLength(1);
});

test("a message that was changed since is another one", { tag: "@nightly" }, async ({ page, host }) => {
  await sendAndReload(page, host);
  await expect(notice(page)).toContainText(texts.interrupted.title);
  await field(page, "message").fill("Another message");
  await page.reload();
  await hydrated(page);
  await expect(field(page, "message")).toHaveValue("Another message");
  await expect(notice(page)).toBeEmpty();
});

test("what was changed while the form was under way stays", { tag: "@nightly" }, async ({ page, host }) => {
  host.answer("silent");
  await open(page, "/contact");
  await fill(page);
  await button(page).click();
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  // A visitor cannot, but a program that fills in forms can.
  await field(page, "message").evaluate((area: HTMLTextAreaElement) => {
    area.value = "Another message";
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
  host.release();
  await expect(notice(page)).toContainText(texts.success.title);
  await expect(field(page, "message")).toHaveValue("Another message");
  await visitAbout(page);
  await page.goBack();
  await expect(field(page, "message")).toHaveValue("Another message");
});

test(
  "a host that fails once is asked again; the visitor does not notice",
  { tag: "@nightly" },
  async ({ page, host, pageErrors }) => {
    pageErrors.allow(/status of 503/);
    host.answer(503);
    await open(page, "/contact");
    await fill(page);
    await button(page).click();
    await expect(notice(page)).toContainText(texts.success.title);
    expect(host.received).toEqual([
      { path: "/", fields: POSTED },
      { path: "/", fields: POSTED },
    ]);
  },
);

for (const [kind, manners] of [
  ["fails twice", [500, 502]],
  ["refuses", [404]],
] as const) {
  const tag = nightlyUnless(kind === "fails twice");

  test(
    `where the host ${kind}, the text stays, the visitor is told, and can send again`,
    { tag },
    async ({ page, host, pageErrors }) => {
      pageErrors.allow(/status of (500|502|404)/);
      host.answer(...manners);
      await open(page, "/contact");
      await fill(page);
      await button(page).click();
      await expectFailure(page);
      await expectKept(page);
      expect(host.received).toHaveLength(manners.length);
      await button(page).click();
      await expect(notice(page)).toContainText(texts.success.title);
      await expect(notice(page)).not.toContainText(texts.failure.title);
      await expectEmptied(page);
      expect(host.received).toHaveLength(manners.length + 1);
    },
  );
}

test(
  "offline, the text stays, the visitor is told, and can send again",
  { tag: "@nightly" },
  async ({ page, context, host, pageErrors }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, "/contact");
    await fill(page);
    await context.setOffline(true);
    await button(page).click();
    await expectFailure(page);
    await expectKept(page);
    expect(host.received).toEqual([]);
    await context.setOffline(false);
    await button(page).click();
    await expect(notice(page)).toContainText(texts.success.title);
    expect(host.received).toHaveLength(1);
  },
);

test("a host that does not answer in time is given up", { tag: "@nightly" }, async ({ page, host }) => {
  host.answer("silent");
  await page.clock.install();
  await open(page, "/contact");
  await fill(page);
  await button(page).click();
  await expect.poll(() => host.received.length).toBe(1);
  await page.clock.runFor(POST_TIMEOUT);
  await expectFailure(page);
  await expectKept(page);
  expect(host.received).toHaveLength(1);
});

test("what was sent before the scripts came goes out once they have", { tag: "@nightly" }, async ({ page, host }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact");
  await fill(page);
  await button(page).click();
  expect(host.received).toEqual([]);
  letGo();
  await hydrated(page);
  await expect(notice(page)).toContainText(texts.success.title);
  expect(host.received).toEqual([{ path: "/", fields: POSTED }]);
});

test(
  "where a script does not come, the browser itself posts the form",
  { tag: "@nightly" },
  async ({ page, host, pageErrors }) => {
    pageErrors.allow(/ERR_FAILED/);
    await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/contact");
    await fill(page);
    await button(page).click();
    await expect(page.locator("h1")).toHaveText("The host's own page");
    expect(host.received).toEqual([{ path: "/contact", fields: POSTED_PLAINLY }]);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the message is a plain post, and the browser checks it first", async ({ page, host }) => {
    await page.goto("/contact");
    await button(page).click();
    await expect(page.locator("h1")).not.toHaveText("The host's own page");
    await fill(page);
    await button(page).click();
    await expect(page.locator("h1")).toHaveText("The host's own page");
    expect(host.received).toEqual([{ path: "/contact", fields: POSTED_PLAINLY }]);
  });

  test("the newsletter is a plain post", async ({ page, host }) => {
    await page.goto("/about");
    await page.getByLabel(newsletter.emailLabel).fill(MESSAGE.email);
    await page.locator("footer form button").click();
    await expect(page.locator("h1")).toHaveText("The host's own page");
    expect(host.received.map(({ fields }) => fields)).toEqual([
      { "form-name": "newsletter", "bot-field": "", email: MESSAGE.email },
    ]);
  });
});

test("a request for a consultation arrives with its own fields, which are empty again afterwards", async ({
  page,
  host,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-22T18:00:00Z"));
  await open(page, "/contact");
  await fill(page);
  await page.getByRole("link", { name: contact.meeting.schedule.label }).click();
  const dialog = page.getByRole("dialog", { name: contact.consultation.title });
  for (const group of [contact.consultation.day, contact.consultation.time])
    await dialog.getByRole("group", { name: group }).getByRole("radio").first().check();
  await dialog.getByRole("button", { name: contact.consultation.confirm }).click();
  await expect(requestedSlot(page, contact.consultation.requested)).toBeVisible();
  // It stays with the draft.
  await page.reload();
  await hydrated(page);
  await button(page).click();
  await expect(notice(page)).toContainText(texts.success.title);
  const [{ fields } = { fields: {} as Record<string, string> }] = host.received;
  expect(fields["slot-utc"]).toMatch(/^2026-11-2\dT\d\d:\d\d:00Z$/);
  expect(fields["slot-words"]).toContain("November");
  expect(fields["message"]).toContain(fields["slot-words"]);
  expect(offices.map(({ city }) => city)).toContain(fields["office"]);
  expect(fields["length"]).toBe("30");
  await expect(requestedSlot(page, contact.consultation.requested)).toBeHidden();
  for (const name of Object.keys(NO_SLOT)) await expect(field(page, name)).toHaveValue("");
});

test("the newsletter keeps the address until the host has accepted it", async ({ page, host, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  host.answer(404);
  await open(page, "/about");
  const address = page.getByLabel(newsletter.emailLabel);
  await address.fill(MESSAGE.email);
  await address.press("Enter");
  await expect(notice(page)).toContainText(newsletter.failure.title);
  await expect(address).toHaveValue(MESSAGE.email);
  await address.press("Enter");
  await expect(notice(page)).toContainText(newsletter.success.title);
  await expect(address).toHaveValue("");
  expect(host.received.map(({ fields }) => fields["form-name"])).toEqual(["newsletter", "newsletter"]);
});
