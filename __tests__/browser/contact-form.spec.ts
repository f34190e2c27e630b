import { escapeRegExp } from "../../src/lib/escape-reg-exp";
import { MESSAGE_PATH } from "../../src/lib/paths";
import { expect, hydrated, open, PHONE, test, type Page } from "../support/browser";
import { stopClock } from "../support/clock";
import { notifications as toast, suggestions } from "../support/page-parts";
import { shortestText } from "../support/shortest-text";
import { contact, site } from "../support/site";

const { form } = contact;
const field = (page: Page, name: string) => page.locator(`#${name}`);
const send = (page: Page) => page.getByRole("button", { name: form.submit });

/** Matches what holds the text. */
const holding = (text: string) => new RegExp(escapeRegExp(text));

const SUGGESTED = form.suggestions.map(({ text }) => text);

const VALID = { name: "Ada Byron", email: "ada@analytical.example", message: "We want to count faster." };

const fill = async (page: Page, values: Partial<typeof VALID>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

/** What a screen reader says besides a field's name. */
const expectError = async (page: Page, name: string, text: string) => {
  await expect(field(page, name)).toHaveAccessibleDescription(holding(text));
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, name)).toHaveJSProperty("validationMessage", text);
};

test.describe("on a clock", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, "/contact");
    await stopClock(page);
  });

  test("the notification goes by itself, but not while it is read", async ({ page }) => {
    await fill(page, VALID);
    await send(page).click();
    await expect(toast(page)).not.toBeEmpty();
    await page.clock.runFor(5_000);
    await toast(page).getByText(form.success.title).hover();
    await page.clock.runFor(60_000);
    await expect(toast(page)).not.toBeEmpty();
    await page.mouse.move(5, 300);
    await page.clock.runFor(30_000);
    await expect(toast(page)).toBeEmpty();
  });

  test("suggestions", async ({ page }) => {
    const indicator = page.locator("#suggestions-heading");
    await test.step("follow two seconds after the message is long enough, and go when it is shorter again", async () => {
      await field(page, "message").fill(shortestText("message").slice(1));
      await page.clock.runFor(5_000);
      await expect(indicator).toHaveText(form.waiting);
      await field(page, "message").fill(shortestText("message"));
      await expect(indicator).toHaveText(form.analyzing);
      await page.clock.runFor(1_999);
      await expect(suggestions(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(suggestions(page)).toHaveText(SUGGESTED);
      await expect(page.getByRole("status").filter({ has: suggestions(page) })).toContainText(form.suggestionsHeading);
      await field(page, "message").fill(shortestText("message").slice(1));
      await expect(suggestions(page)).toHaveCount(0);
      await expect(indicator).toHaveText(form.waiting);
    });

    await test.step("are neither delayed by typing on nor taken away", async () => {
      await field(page, "message").fill(shortestText("message"));
      await page.clock.runFor(1_500);
      await field(page, "message").press("End");
      await field(page, "message").press("x");
      await page.clock.runFor(500);
      await expect(suggestions(page)).toHaveCount(3);
      await field(page, "message").press("y");
      await expect(suggestions(page)).toHaveCount(3);
    });

    await field(page, "message").fill("");
    await expect(suggestions(page)).toHaveCount(0);
    await test.step("are checked off as soon as the message follows them, and say so", async () => {
      const marked = suggestions(page).filter({ hasText: form.mentioned });
      await field(page, "message").fill(shortestText("message"));
      await page.clock.runFor(2_000);
      await expect(suggestions(page)).toHaveText(SUGGESTED);
      await expect(marked).toHaveCount(0);
      let message = shortestText("message");
      for (const [place, { text, mentionedBy }] of form.suggestions.entries()) {
        message += ` ${mentionedBy.map(({ words }) => words[0]).join(" ")}`;
        await field(page, "message").fill(message);
        await expect(marked).toHaveCount(place + 1);
        await expect(marked.filter({ hasText: text })).toHaveText(`${form.mentioned} ${text}`);
      }
      await field(page, "message").fill(shortestText("message"));
      await expect(suggestions(page)).toHaveText(SUGGESTED);
    });
  });
});

test.describe("the form", () => {
  test.beforeEach(({ page }) => open(page, "/contact"));

  test("each field is validated at every change", async ({ page }) => {
    for (const [name, wrong, right] of [
      ["name", shortestText("name").slice(1), shortestText("name")],
      ["email", "ada@analytical", "ada@analytical.example"],
      ["message", shortestText("message").slice(1), shortestText("message")],
    ] as const)
      await test.step(name, async () => {
        await expect(field(page, name)).toHaveAttribute("aria-invalid", "false");
        await field(page, name).pressSequentially(wrong);
        await expectError(page, name, form[name].error);
        await field(page, name).fill(right);
        await expect(field(page, name)).toHaveAttribute("aria-invalid", "false");
        await expect(page.locator(`#${name}-error`)).toBeEmpty();
        await expect(field(page, name)).toHaveJSProperty("validationMessage", "");
      });
  });

  test("the browser holds an empty form back, shows every error and goes to the first bad field, whose ring has the error's color", async ({
    page,
  }) => {
    await send(page).click();
    await expect(field(page, "name")).toBeFocused();
    const isOfOneColor = () =>
      field(page, "name").evaluate((control) => {
        const { outlineColor, borderTopColor } = getComputedStyle(control);
        return outlineColor === borderTopColor;
      });
    // The border takes a moment to change.
    await expect.poll(isOfOneColor).toBe(true);
    for (const name of ["name", "email", "message"] as const) await expectError(page, name, form[name].error);
    await expect(toast(page)).toBeEmpty();
    await fill(page, { name: VALID.name });
    await send(page).click();
    await expect(field(page, "email")).toBeFocused();
  });

  test("who does not find a question begins one in the message", async ({ page }) => {
    await page.getByRole("link", { name: contact.questions.ask.label, exact: true }).click();
    await expect(field(page, "message")).toBeFocused();
    await expect(field(page, "message")).toHaveValue(`${contact.questions.askMessage} `);
  });

  test("a valid form is confirmed, all its fields are emptied, and nothing leaves the browser", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.method()));
    await fill(page, VALID);
    await field(page, "company").fill("Analytical Engines");
    await send(page).click();
    await expect(toast(page)).toContainText(form.success.title);
    await expect(toast(page)).toContainText(form.success.text);
    await expect(page.getByRole("status").filter({ hasText: form.success.title })).toHaveCount(1);
    for (const name of ["name", "email", "company", "message"]) {
      await expect(field(page, name)).toHaveValue("");
      await expect(page.locator(`#${name}-error`)).toHaveText("");
    }
    expect(new URL(page.url()).search).toBe("");
    expect(requests.filter((method) => method !== "GET")).toEqual([]);
    await toast(page).getByRole("button").click();
    await expect(toast(page)).toBeEmpty();
  });

  test.describe("the panel after sending", () => {
    const panel = (page: Page) => page.getByRole("region", { name: form.success.title });
    const sendAll = async (page: Page, values: Partial<typeof VALID> = {}) => {
      await fill(page, { ...VALID, ...values });
      await send(page).click();
      await expect(panel(page)).toBeVisible();
    };

    test("takes the form's place and the focus, and says what follows", async ({ page }) => {
      await sendAll(page, { message: `About ${form.sent.articles[0]!.words[0]!} and more` });
      await expect(send(page)).toBeHidden();
      await expect(panel(page).getByRole("heading", { name: form.success.title })).toBeFocused();
      await expect(panel(page).getByRole("heading", { name: form.success.title })).toBeInViewport();
      const steps = panel(page).getByRole("listitem");
      await expect(steps).toHaveCount(site.next.steps.length);
      for (const [index, { title }] of site.next.steps.entries()) await expect(steps.nth(index)).toContainText(title);
      await expect(page.getByRole("heading", { name: site.next.heading }), "nothing says it twice").toBeHidden();
      const { link } = form.sent.articles[0]!;
      await panel(page).getByRole("link", { name: link.label }).click();
      await expect(page).toHaveURL(link.href);
      await expect(page.getByRole("dialog")).toBeVisible();
    });

    for (const viewport of [{ width: 1280, height: 800 }, PHONE.viewport])
      test(
        `has its title above the notification, at the window's foot, ${viewport.width} pixels wide`,
        { tag: "@nightly" },
        async ({ page }) => {
          await page.setViewportSize(viewport);
          await sendAll(page);
          const shown = toast(page).locator(".notification");
          await expect
            .poll(() => shown.evaluate((element) => element.getAnimations().length), "it has come to rest")
            .toBe(0);
          const card = await shown.boundingBox();
          const title = await panel(page).getByRole("heading", { name: form.success.title }).boundingBox();
          const column = await page.locator("main section > div").first().boundingBox();
          const edges = (box: typeof card) =>
            box ? { right: box.x + box.width, bottom: box.y + box.height } : undefined;
          expect(edges(card)?.bottom).toBe(viewport.height - 16);
          expect(edges(card)?.right).toBe(edges(column)?.right);
          expect(edges(title)?.bottom).toBeLessThanOrEqual(card?.y ?? Number.NaN);
          if (viewport.width < 640) expect(card?.width).toBe(column?.width);
        },
      );

    test(
      "is there after a reload, takes no focus then, and stays away once the form is back",
      { tag: "@nightly" },
      async ({ page }) => {
        await sendAll(page);
        await page.reload();
        await expect(panel(page)).toBeVisible();
        await expect(page.locator("body")).toBeFocused();
        await panel(page).getByRole("button", { name: form.sent.again }).click();
        await expect(field(page, "name")).toBeFocused();
        await page.reload();
        await hydrated(page);
        await expect(send(page)).toBeVisible();
        await expect(panel(page)).toBeHidden();
      },
    );

    test(
      "is there after a reload, too, where the address had led to the message",
      { tag: "@nightly" },
      async ({ page }) => {
        await open(page, MESSAGE_PATH);
        await sendAll(page);
        await expect(panel(page)).toBeVisible();
        await expect(page).toHaveURL(contact.path);
        await page.reload();
        await expect(panel(page)).toBeVisible();
      },
    );

    test("does not stand before what another page puts into the message", { tag: "@nightly" }, async ({ page }) => {
      await sendAll(page);
      await open(page, "/about");
      await page.evaluate(() => sessionStorage.setItem("draft contact message", "From elsewhere, with words"));
      await open(page, "/contact");
      await expect(field(page, "message")).toHaveValue("From elsewhere, with words");
      await expect(field(page, "message")).toBeVisible();
    });

    test(
      "gives the form back, empty, but does nothing for the second click of a double click",
      { tag: "@nightly" },
      async ({ page }) => {
        await sendAll(page);
        await panel(page).getByRole("button", { name: form.sent.again }).dispatchEvent("click", { detail: 2 });
        await expect(panel(page)).toBeVisible();
        await panel(page).getByRole("button", { name: form.sent.again }).press("Enter");
        await expect(panel(page)).toBeHidden();
        await expect(field(page, "name")).toBeFocused();
        await expect(field(page, "message")).toHaveValue("");
        await expect(page.getByRole("heading", { name: site.next.heading })).toBeVisible();
      },
    );

    test("gives way to a message that another button begins", { tag: "@nightly" }, async ({ page, pageErrors }) => {
      pageErrors.allow(/\.js/, /^console error: Failed to load resource/);
      await sendAll(page);
      // Where the choice of a time does not come, its button begins the message.
      await page.route("**/*.js", (route) => route.abort());
      await page.getByRole("link", { name: contact.meeting.schedule.label }).click();
      await expect(panel(page)).toBeHidden();
      await expect(field(page, "message")).toBeFocused();
      await expect(field(page, "message")).toHaveValue(new RegExp(contact.meeting.scheduleMessage));
    });

    test("is calm for who wants no motion, and has its check drawn", { tag: "@nightly" }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await sendAll(page);
      const motion = await panel(page).evaluate((element) =>
        element.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().duration)),
      );
      expect(motion.filter((duration) => duration > 1)).toEqual([]);
    });
  });

  test("the company is optional, and Enter in a line sends", async ({ page }) => {
    await fill(page, VALID);
    await field(page, "name").press("Enter");
    await expect(toast(page)).toContainText(form.success.title);
  });

  test(
    "a megabyte on the clipboard is refused with a message, and what was typed stays",
    { tag: "@nightly" },
    async ({ context, page }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await field(page, "message").fill(VALID.message);
      await page.evaluate(() => navigator.clipboard.writeText("Fraud \u{1f642} and reviews. ".repeat(50_000)));
      await field(page, "message").press("Control+v");
      await expect(toast(page)).toContainText(form.pasteTooLong.title);
      await expect(field(page, "message")).toHaveValue(VALID.message);
      await page.evaluate((text) => navigator.clipboard.writeText(text), VALID.name);
      await field(page, "name").press("Control+v");
      await expect(field(page, "name")).toHaveValue(VALID.name);
    },
  );
});
