/** What was typed into the message form stays with its tab until it is sent, whatever the visitor opens in between. */
import { expect, hydrated, open, test, type Page } from "../support/browser";
import { nightlyUnless } from "../support/nightly";
import { barLink, notifications, suggestions } from "../support/page-parts";
import { contact } from "../support/site";

const { form } = contact;
const field = (page: Page, name: string) => page.locator(`#${name}`);

const TYPED = {
  name: "A",
  email: "ada@analytical.example",
  company: "Analytical Engines",
  message: "We want to count faster.\nAnd “better” 👩‍🚀.",
};
const VALID = { ...TYPED, name: "Ada Byron" };

const fill = async (page: Page, values: Partial<typeof TYPED>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

const expectFields = async (page: Page, values: typeof TYPED) => {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
};

/** Lets the site's scripts run, but not take over the page: its data waits. */
const holdHydration = (page: Page) => page.route("**/page-data/contact/page-data.json", () => undefined);

/** Loads another page and then the form anew, so that nothing is left of what the scripts or the browser remembered. */
const leaveAndReturn = async (page: Page) => {
  await page.goto("/about");
  await page.goto("/contact");
};

for (const [how, comeBack] of [
  ["a reload", (page: Page) => page.reload()],
  ["another page, loaded in full, and Back", (page: Page) => page.goto("/about").then(() => page.goBack())],
  ["another page, loaded in full, and the form opened anew", leaveAndReturn],
] as const) {
  test(
    `survives ${how}; it is checked and looked at as if it had just been typed`,
    { tag: nightlyUnless(how === "a reload") },
    async ({ page }) => {
      await open(page, "/contact");
      await fill(page, TYPED);
      await comeBack(page);
      await hydrated(page);
      await expectFields(page, TYPED);
      await expect(page.locator("#name-error")).toHaveText(form.name.error);
      await expect(suggestions(page)).toHaveText(form.suggestions.map(({ text }) => text));
    },
  );
}

test("the newsletter's address survives a reload, and is gone once it is subscribed", async ({ page }) => {
  const address = page.locator("#newsletter-email");
  await open(page, "/about");
  await address.fill(TYPED.email);
  await page.reload();
  await hydrated(page);
  await expect(address).toHaveValue(TYPED.email);
  await address.press("Enter");
  await expect(address).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(address).toHaveValue("");
});

test(
  "text that was typed before the page came alive survives, and comes back as early",
  { tag: "@nightly" },
  async ({ page }) => {
    await holdHydration(page);
    await page.goto("/contact");
    await fill(page, TYPED);
    await expect.poll(() => page.evaluate(() => "___loader" in window), "the scripts run").toBe(true);
    await leaveAndReturn(page);
    await expectFields(page, TYPED);
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  },
);

test(
  "text that was typed before the scripts came survives a look at another page",
  { tag: "@nightly" },
  async ({ page }) => {
    let letScriptsCome: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letScriptsCome = resolve));
    await page.route("**/*.js", (route) => held.then(() => route.continue()));
    await page.goto("/contact");
    await fill(page, TYPED);
    letScriptsCome();
    await hydrated(page);
    await barLink(page, "/about").click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expectFields(page, TYPED);
  },
);

test("who leaves before the page has come alive again loses nothing", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/contact");
  await fill(page, TYPED);
  await holdHydration(page);
  await leaveAndReturn(page);
  await page.goto("/about");
  await page.unrouteAll();
  await open(page, "/contact");
  await expectFields(page, TYPED);
});

test("what a program filled in without an event survives", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/contact");
  await field(page, "company").evaluate((input: HTMLInputElement) => (input.value = "Filled in"));
  await leaveAndReturn(page);
  await expect(field(page, "company")).toHaveValue("Filled in");
});

test("an emptied field stays empty", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/contact");
  await fill(page, TYPED);
  await fill(page, { company: "" });
  await leaveAndReturn(page);
  await hydrated(page);
  await expectFields(page, { ...TYPED, company: "" });
});

test("what is typed before the page comes alive wins over what was kept", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/contact");
  await fill(page, TYPED);
  let letScriptsCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await leaveAndReturn(page);
  await fill(page, { message: "Something else" });
  letScriptsCome();
  await hydrated(page);
  await expectFields(page, { ...TYPED, message: "Something else" });
});

test("what was sent is not kept", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, VALID);
  await page.getByRole("button", { name: form.submit }).click();
  await expect(notifications(page)).toContainText(form.success.title);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(VALID.email);
  await leaveAndReturn(page);
  await hydrated(page);
  await expectFields(page, { name: "", email: "", company: "", message: "" });
});

test("another tab does not get it", { tag: "@nightly" }, async ({ page, context }) => {
  await open(page, "/contact");
  await fill(page, TYPED);
  const other = await context.newPage();
  await open(other, "/contact");
  await expectFields(other, { name: "", email: "", company: "", message: "" });
  await leaveAndReturn(page);
  await expectFields(page, TYPED);
});

for (const [state, spoil] of [
  [
    "blocked",
    () =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("Blocked", "SecurityError");
        },
      }),
  ],
  [
    "full",
    () => {
      for (let size = 2 ** 23; size >= 1; size /= 2) {
        try {
          sessionStorage.setItem(`filler-${size}`, "x".repeat(size));
        } catch {
          // Too large: half of it may still fit.
        }
      }
    },
  ],
] as const) {
  test(
    `where the browser's storage is ${state}, it stays while the document lives`,
    { tag: "@nightly" },
    async ({ page }) => {
      await page.addInitScript(spoil);
      await open(page, "/contact");
      await fill(page, TYPED);
      await barLink(page, "/about").click();
      await expect(page).toHaveURL(/\/about$/);
      await page.goBack();
      await expectFields(page, TYPED);
    },
  );
}
