/** The assistant: opened from the contact page, it answers from the site's index and from nothing else. */
import type { Locator } from "@playwright/test";
import { axeViolations } from "../support/axe";
import { arrived, expect, hydrated, open, PHONE, scrollY, test, type Page } from "../support/browser";
import { INDEX_FILE } from "../support/index-file";
import { holdBack } from "../support/look";
import { nightlyUnless } from "../support/nightly";
import { barLink } from "../support/page-parts";
import { about, assistant, blog, contact, home, navigation, searchDialog, site } from "../support/site";

const INDEX = "**/search-index.json";

const panel = (page: Page) => page.locator(".chat");
const field = (page: Page) => panel(page).getByRole("textbox", { name: assistant.question });
const turns = (page: Page) => panel(page).getByRole("log").locator("[data-slot=turn]");
const quote = (page: Page) => turns(page).last().locator("blockquote");
const sources = (page: Page) => turns(page).last().getByRole("link");
/** Sentences of the page that are marked, with the spaces that one types. */
const marked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(CSS.highlights.get("quoted") ?? [])].map((range) => String(range).replaceAll("\u00a0", " ")),
  );
/** Whether the first of them lies between the header and the foot of the window. */
const showsMark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [first] = CSS.highlights.get("quoted") ?? [];
    const place = (first as Range | undefined)?.getBoundingClientRect();
    const bar = document.querySelector(".site-header")!.getBoundingClientRect().bottom;
    return place !== undefined && place.top >= bar && place.bottom <= innerHeight;
  });
const message = (page: Page) => page.locator("#message");
const opener = (page: Page) => page.getByRole("link", { name: contact.meeting.chat.label });
const handOver = (page: Page) => panel(page).getByRole("link", { name: assistant.handOver });

const questionsOf = (path: string): readonly string[] =>
  assistant.suggestions.find(({ href }) => href === path)?.questions ?? [];

/** What the contact page suggests: each is answered. */
const [QUESTION = "", SECOND = ""] = questionsOf(contact.path);
const UNKNOWN = "zzzyx qwrtp";

/** Follows the link of the bar. */
const toAbout = async (page: Page): Promise<void> => {
  await barLink(page, about.path).click();
  await arrived(page, about.path);
};

/** Whether the panel lies over the heading or the first words of a part of the page. */
const isCovered = async (page: Page, target: Locator): Promise<boolean> => {
  const lower = (await panel(page).boundingBox())?.y ?? 0;
  const first = target.locator("h1, h2, h3, summary, p").or(target).first();
  const { y, height } = (await first.boundingBox()) ?? { y: 0, height: 0 };
  return y + Math.min(height, 100) > lower;
};

const openAssistant = async (page: Page): Promise<void> => {
  await open(page, contact.path);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
};

const ask = async (page: Page, question: string): Promise<void> => {
  await field(page).fill(question);
  await field(page).press("Enter");
};

test("the index is that of the content, and says so by its headers", async ({ request }) => {
  const answer = await request.get("/search-index.json");
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(INDEX_FILE)));
  expect(answer.headers()["cache-control"]).toContain("must-revalidate");
});

test("every place that an entry leads to stands in its page", async ({ request }) => {
  const places = new Set(INDEX_FILE.entries.map(({ href }) => href));
  const html = new Map<string, string>();
  for (const place of places) {
    const [path = "", id] = place.split("#");
    if (!html.has(path)) html.set(path, await (await request.get(path)).text());
    if (id) expect(html.get(path), place).toContain(`id="${id}"`);
  }
});

test("nothing of it is fetched before its button is touched, and the index only when it opens", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, contact.path);
  const before = asked.length;
  await opener(page).focus();
  await expect.poll(() => asked.slice(before).filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0);
  expect(asked).not.toContain("/search-index.json");
  await opener(page).click();
  await expect.poll(() => asked.filter((path) => path === "/search-index.json").length).toBe(1);
});

test("by mouse: opens, says what it is, answers with a quote and its page, and closes", async ({ page }) => {
  await openAssistant(page);
  await expect(panel(page)).toContainText(assistant.greeting);
  await expect(field(page)).toBeFocused();
  await panel(page).getByRole("button", { name: QUESTION }).click();
  await expect(quote(page)).toBeVisible();
  expect(await sources(page).count()).toBeLessThanOrEqual(3);
  await field(page).fill(SECOND);
  await panel(page).getByRole("button", { name: assistant.send }).click();
  await expect(turns(page)).toHaveCount(2);
  await panel(page).getByRole("button", { name: assistant.close }).click();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("each page's footer opens it, with what that page suggests", { tag: "@nightly" }, async ({ page }) => {
  await open(page, about.path);
  const link = page.getByRole("contentinfo").getByRole("link", { name: navigation.footer.ask });
  await link.click();
  const [asks = ""] = questionsOf(about.path);
  await expect(panel(page).getByRole("button", { name: asks })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
});

test("by keyboard alone: Enter opens and sends, Escape closes, gives the focus back and moves nothing", async ({
  page,
}) => {
  await open(page, contact.path);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(QUESTION);
  await page.keyboard.press("Enter");
  await expect(quote(page)).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  // The visitor has read on in the meantime.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await scrollY(page), "the page stays where it is").toBe(0);
});

test("the page behind it stays within reach", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  await message(page).fill("The panel is not modal.");
  await expect(message(page)).toHaveValue("The panel is not modal.");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(message(page), "who is busy elsewhere stays there").toBeFocused();
});

test(
  "a search of the page is emptied by Escape, and only then the panel closes",
  { tag: "@nightly" },
  async ({ page }) => {
    await openAssistant(page);
    await page.locator(`footer a[href="${blog.path}"]`).click();
    await arrived(page, blog.path);
    const search = page.getByRole("searchbox");
    await search.fill("fraud");
    await search.press("Escape");
    await expect(search).toHaveValue("");
    await expect(panel(page)).toBeVisible();
    await search.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(search).toBeFocused();
  },
);

test("Escape closes a menu above it, and only then the panel", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  const toggle = page.getByRole("button", { name: navigation.industries.toggleLabel });
  await toggle.click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
});

test("asked for while it is folded, it shows again and takes the focus", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  await panel(page).getByRole("button", { name: assistant.fold }).click();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
});

test("a suggestion that was chosen goes, and the focus stays in the panel", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  await panel(page).getByRole("button", { name: QUESTION }).focus();
  await page.keyboard.press("Enter");
  await expect(quote(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test("it stays open across pages and full loads, with its talk and what is being typed", async ({ page }) => {
  await openAssistant(page);
  await ask(page, QUESTION);
  await expect(quote(page)).toBeVisible();
  await field(page).pressSequentially("Half a que");
  await barLink(page, about.path).click();
  await arrived(page, about.path);
  await expect(quote(page)).toBeVisible();
  await expect(field(page)).toHaveValue("Half a que");
  const [asks = ""] = questionsOf(about.path);
  await expect(panel(page).getByRole("button", { name: asks })).toBeVisible();
  await page.reload();
  await expect(quote(page)).toBeVisible();
  await expect(field(page)).toHaveValue("Half a que");
  await expect(field(page), "a page that loads keeps its focus").not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(panel(page)).toBeHidden();
});

for (const [where, path] of [
  ["its own page", contact.path],
  ["another one", about.path],
] as const) {
  test(
    `a source on ${where} opens in place, and the panel folds and leaves it free`,
    { tag: nightlyUnless(path === about.path) },
    async ({ page }) => {
      await openAssistant(page);
      await ask(page, questionsOf(path)[0] ?? "");
      const href = (await sources(page).first().getAttribute("href")) ?? "";
      const said = (await quote(page).textContent()) ?? "";
      await sources(page).first().click();
      await expect(page).toHaveURL(href);
      await arrived(page, path);
      await expect.poll(() => marked(page), "what was quoted is marked").not.toEqual([]);
      for (const sentence of await marked(page)) expect(said).toContain(sentence);
      await expect.poll(() => showsMark(page), "and shows below the header").toBe(true);
      const target = page.locator(`[id="${href.split("#")[1] ?? "main"}"]`).first();
      await expect(target).toBeInViewport();
      await expect(quote(page)).toBeHidden();
      expect(await isCovered(page, target)).toBe(false);
      await panel(page).getByRole("button", { name: assistant.unfold }).click();
      await expect(quote(page)).toBeVisible();
      await panel(page).getByRole("button", { name: assistant.fold }).click();
      await expect(quote(page)).toBeHidden();
    },
  );
}

test("whoever comes back from a source finds the talk where it was left", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  for (const question of [QUESTION, SECOND, UNKNOWN]) await ask(page, question);
  const source = turns(page).first().getByRole("link").first();
  await source.click();
  await panel(page).getByRole("button", { name: assistant.unfold }).click();
  await expect(source).toBeInViewport();
});

test("a greeting leaves no empty foot below it", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  const [greeting] = assistant.pleasantries;
  await ask(page, greeting?.words[0] ?? "");
  await expect(turns(page).last()).toContainText(greeting?.reply ?? "");
  await expect(page.locator(".chat-pass")).toBeHidden();
});

test(
  "a talk that shows again, after a reload or folded, shows its last question",
  { tag: "@nightly" },
  async ({ page }) => {
    await openAssistant(page);
    for (const question of [QUESTION, SECOND, UNKNOWN]) await ask(page, question);
    const last = turns(page).nth(2).getByText(UNKNOWN);
    const isScrolled = () =>
      panel(page)
        .getByRole("region")
        .evaluate(({ scrollTop }) => scrollTop > 0);
    await page.reload();
    await hydrated(page);
    await expect(last).toBeInViewport();
    expect(await isScrolled(), "three answers have no room at once").toBe(true);
    await panel(page).getByRole("button", { name: assistant.fold }).click();
    await panel(page).getByRole("button", { name: assistant.unfold }).click();
    await expect(last).toBeInViewport();
    expect(await isScrolled()).toBe(true);
  },
);

for (const width of [1024, 1280]) {
  test(
    `at ${width} px it leaves the message form in sight, whole and folded, with its words on one line`,
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAssistant(page);
      const edge = async () => {
        const { x, width: taken } = (await panel(page).boundingBox())!;
        return x + taken;
      };
      const form = (await page.locator("main form").boundingBox())!;
      expect(await edge()).toBeLessThanOrEqual(form.x);
      await ask(page, QUESTION);
      await panel(page).getByRole("button", { name: assistant.fold }).click();
      expect(await edge()).toBeLessThanOrEqual(form.x);
      const resume = panel(page).getByRole("button", { name: assistant.unfold });
      const { lines, sticksOut } = await resume.evaluate((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const bar = button.parentElement!;
        return { lines: words.getClientRects().length, sticksOut: bar.scrollWidth - bar.clientWidth };
      });
      expect({ lines, sticksOut }).toEqual({ lines: 1, sticksOut: 0 });
    },
  );
}

test("it is as high as its talk, up to a maximum, and grows upward", { tag: "@nightly" }, async ({ page }) => {
  const box = async () => (await panel(page).boundingBox())!;
  const suggestion = () => panel(page).getByRole("button", { name: QUESTION });
  await openAssistant(page);
  await expect(suggestion()).toBeVisible();
  // On its way in it is a fraction lower.
  await panel(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const first = await box();
  const greeting = (await panel(page).getByText(assistant.greeting).boundingBox())!;
  const heading = (await panel(page).getByText(assistant.suggestionsHeading).boundingBox())!;
  expect(heading.y - greeting.y - greeting.height, "no hole above the suggestions").toBeLessThan(64);
  for (const question of [QUESTION, SECOND, UNKNOWN]) await ask(page, question);
  await expect(turns(page)).toHaveCount(3);
  await expect(quote(page).or(turns(page).last().getByText(assistant.unknown))).toBeVisible();
  await expect.poll(async () => (await box()).height, "the last answer takes its room").toBe(672);
  const grown = await box();
  expect(grown.height).toBeGreaterThan(first.height);
  expect(grown.y + grown.height).toBe(first.y + first.height);
  await expect(turns(page).last().getByText(UNKNOWN)).toBeInViewport();
});

test(
  "on a phone greeting and suggestions stand together, and no suggestion is cut after a question either",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openAssistant(page);
    await expect(panel(page).getByRole("button", { name: QUESTION })).toBeVisible();
    const greeting = (await panel(page).getByText(assistant.greeting).boundingBox())!;
    const heading = (await panel(page).getByText(assistant.suggestionsHeading).boundingBox())!;
    expect(heading.y - greeting.y - greeting.height, "no hole above the suggestions").toBeLessThan(64);
    await ask(page, UNKNOWN);
    await expect(turns(page).last().locator("p").nth(1)).toBeVisible();
    const sides = await panel(page)
      .locator("li > button")
      .evaluateAll((all) =>
        all.map((button) => button.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    expect(sides.length).toBeGreaterThan(1);
    for (const [left = 0, right = 0] of sides) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(375);
    }
  },
);

test(
  "in a window that grows around it, it leaves no step of the history behind",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, about.path);
    await open(page, contact.path);
    await opener(page).click();
    await expect
      .poll(() => page.evaluate(() => (history.state as { dialog?: string } | null)?.dialog))
      .toBe("assistant");
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => page.evaluate(() => (history.state as { dialog?: string } | null)?.dialog)).toBeUndefined();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(about.path);
  },
);

test("a wide window that is low it fills, on the page of the form too", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 440 });
  await openAssistant(page);
  const { left, height } = await panel(page).evaluate(({ offsetLeft, offsetHeight }: HTMLElement) => ({
    left: offsetLeft,
    height: offsetHeight,
  }));
  expect({ left, height }).toEqual({ left: 0, height: 440 });
});

test("folded it stays so over pages and reloads, and closes by Escape", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  await ask(page, QUESTION);
  await panel(page).getByRole("button", { name: assistant.fold }).click();
  await toAbout(page);
  await page.reload();
  await expect(panel(page).getByRole("button", { name: assistant.unfold })).toBeVisible();
  await expect(quote(page)).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await open(page, contact.path);
  await opener(page).click();
  await expect(quote(page), "whoever opens it anew sees it whole").toBeVisible();
});

test(
  "folding and resuming keep the focus in the panel, and Escape then gives it back to where it was",
  { tag: "@nightly" },
  async ({ page }) => {
    await openAssistant(page);
    await ask(page, questionsOf(about.path)[0] ?? "");
    await panel(page).getByRole("button", { name: assistant.fold }).click();
    const resume = panel(page).getByRole("button", { name: assistant.unfold });
    await expect(resume).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await sources(page).first().click();
    await arrived(page, about.path);
    // The link that opened it has gone with its page.
    const logo = page.getByRole("banner").getByRole("link").first();
    await logo.focus();
    await resume.focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(logo).toBeFocused();
  },
);

test(
  "where nothing had the focus before, Escape gives it to the page's heading",
  { tag: "@nightly" },
  async ({ page }) => {
    await openAssistant(page);
    await panel(page).getByRole("button", { name: assistant.fold }).click();
    await page.goto(about.path);
    await hydrated(page);
    await panel(page).getByRole("button", { name: assistant.unfold }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  },
);

test(
  "the folded bar covers neither what a source names nor the end of the page",
  { tag: "@nightly" },
  async ({ page }) => {
    await openAssistant(page);
    const [term] = home.terms.items.slice(-1);
    await ask(page, term?.title ?? "");
    await expect(sources(page).first()).toHaveText(term?.title ?? "");
    await sources(page).first().click();
    await arrived(page, home.path);
    const named = page.getByRole("heading", { name: term?.title ?? "", exact: true });
    await expect(named).toBeFocused();
    const bar = panel(page);
    const isAbove = async (target: Locator) => {
      const [lower, { y, height } = { y: Infinity, height: 0 }] = [
        (await bar.boundingBox())?.y ?? 0,
        (await target.boundingBox()) ?? undefined,
      ];
      return y > 0 && y + height < lower;
    };
    await expect.poll(() => isAbove(named)).toBe(true);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => isAbove(page.getByRole("contentinfo").getByRole("link").last())).toBe(true);
  },
);

for (const width of [375, 768, 1280])
  test(
    `a notification covers neither the folded bar nor an open panel beside it, at ${width} px`,
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      await openAssistant(page);
      await ask(page, QUESTION);
      await expect(quote(page)).toBeVisible();
      await panel(page).getByRole("button", { name: assistant.fold }).click();
      await open(page, about.path);
      const { emailLabel, button } = navigation.footer.newsletter;
      await page.getByLabel(emailLabel).fill("alex@company.example");
      await page.getByRole("button", { name: button }).click();
      const card = page.locator(".notification");
      const overlap = async () => {
        const [a, b] = [(await card.boundingBox())!, (await panel(page).boundingBox())!];
        const along = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        return Math.min(along, down);
      };
      await expect.poll(overlap).toBeLessThanOrEqual(0);
      // On a phone the open panel fills the window.
      if (width < 640) return;
      await panel(page).getByRole("button", { name: assistant.unfold }).click();
      await expect(card).toBeVisible();
      await expect.poll(overlap).toBeLessThanOrEqual(0);
    },
  );

test("where there is room beside the page, a source leaves it as it is", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 2300, height: 1000 });
  await openAssistant(page);
  await ask(page, QUESTION);
  await sources(page).first().click();
  await expect(page).toHaveURL(/#/);
  await expect(quote(page)).toBeVisible();
});

test("from any page the search leads back to the talk", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  await ask(page, QUESTION);
  await expect(quote(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await toAbout(page);
  await page.getByRole("button", { name: site.labels.search, exact: true }).click();
  await page
    .getByRole("dialog", { name: site.labels.search })
    .getByRole("button", { name: searchDialog.assistant })
    .click();
  await expect(quote(page)).toBeVisible();
  await expect(turns(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
});

test(
  "a cleared talk can be brought back until the next question, by keyboard, too",
  { tag: "@nightly" },
  async ({ page }) => {
    await openAssistant(page);
    await ask(page, QUESTION);
    await expect(quote(page)).toBeVisible();
    await panel(page).getByRole("button", { name: assistant.clear }).focus();
    await page.keyboard.press("Enter");
    await expect(turns(page)).toHaveCount(0);
    await expect(panel(page).getByRole("status")).toHaveText(assistant.cleared);
    await expect(panel(page).getByRole("button", { name: assistant.undo })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(quote(page)).toBeVisible();
    await panel(page).getByRole("button", { name: assistant.clear }).click();
    await ask(page, SECOND);
    await expect(turns(page)).toHaveCount(1);
    await expect(panel(page).getByRole("button", { name: assistant.undo })).toHaveCount(0);
  },
);

test("what the site does not answer is said, and goes to the form", async ({ page }) => {
  await openAssistant(page);
  await message(page).fill("Typed before.");
  await ask(page, QUESTION);
  await expect(quote(page)).toBeVisible();
  await ask(page, UNKNOWN);
  await expect(turns(page).last()).toContainText(assistant.unknown);
  await expect(sources(page)).toHaveCount(0);
  await panel(page).getByRole("link", { name: assistant.handOverOpen }).click();
  await expect(panel(page)).toBeHidden();
  await expect(message(page)).toHaveValue(`Typed before.\n\n${assistant.handOverIntro}\n${UNKNOWN}`);
  await expect(message(page)).toBeInViewport();
});

test("the words reach the form from another page, too", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  await ask(page, UNKNOWN);
  await expect(turns(page).last()).toContainText(assistant.unknown);
  await toAbout(page);
  await handOver(page).click();
  await arrived(page, contact.path);
  await expect(message(page)).toHaveValue(`${assistant.handOverIntro}\n${UNKNOWN}`);
  await expect(message(page)).toBeFocused();
  await expect(message(page), "the keyboard reaches it as before").not.toHaveAttribute("tabindex", "-1");
});

test("an empty question and one that is too long are explained, and stay", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  await field(page).press("Enter");
  await expect(field(page)).toHaveAccessibleDescription(assistant.empty);
  const long = "word ".repeat(150).trim();
  await ask(page, long);
  await expect(field(page)).toHaveAccessibleDescription(assistant.tooLong.replace("{n}", "500"));
  await expect(field(page)).toHaveValue(long);
  await expect(turns(page)).toHaveCount(0);
  await page.reload();
  await expect(field(page)).toHaveValue(long);
  await expect(field(page)).toHaveAccessibleDescription(assistant.tooLong.replace("{n}", "500"));
  await ask(page, QUESTION);
  await expect(field(page)).toHaveAccessibleDescription("");
  await expect(quote(page)).toBeVisible();
});

test("markup is text", { tag: "@nightly" }, async ({ page }) => {
  await openAssistant(page);
  await ask(page, "<img src=x onerror=alert(1)>");
  await expect(turns(page).last()).toContainText("<img src=x onerror=alert(1)>");
  await expect(turns(page).last()).toContainText(assistant.unknown);
});

test(
  "where the index does not come, the question stays, and can be tried again",
  { tag: "@nightly" },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/, /failed request/);
    await page.route(INDEX, (route) => route.abort());
    await openAssistant(page);
    await ask(page, QUESTION);
    await expect(turns(page).last()).toContainText(assistant.failed);
    await expect(handOver(page)).toBeVisible();
    await page.unroute(INDEX);
    await panel(page).getByRole("button", { name: assistant.retry }).click();
    await expect(quote(page)).toBeVisible();
  },
);

test(
  "where its script does not come, the visitor arrives at the form",
  { tag: "@nightly" },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/, /failed request/);
    await open(page, contact.path);
    await page.route("**/*.js", (route) => route.abort());
    await opener(page).click();
    await expect(page).toHaveURL(/#message$/);
    await expect(message(page)).toBeInViewport();
  },
);

test("a click before the scripts came opens it once they are there", { tag: "@nightly" }, async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(contact.path);
  await opener(page).click();
  release();
  await expect(panel(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test("with a blocked storage it works for as long as the document lives", { tag: "@nightly" }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );
  await openAssistant(page);
  await ask(page, QUESTION);
  await expect(quote(page)).toBeVisible();
  await barLink(page, about.path).click();
  await arrived(page, about.path);
  await expect(quote(page)).toBeVisible();
});

test("without scripts the button leads to the form", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(contact.path);
  await opener(page).click();
  await expect(page).toHaveURL(/#message$/);
  await context.close();
});

test("each option that opens the assistant does", { tag: "@nightly" }, async ({ page }) => {
  const options = contact.options.filter((option) => option.assistant);
  expect(options).not.toEqual([]);
  for (const { link } of options) {
    await open(page, contact.path);
    await page.getByRole("link", { name: link.label }).click();
    await expect(panel(page)).toBeVisible();
  }
});

test("axe finds nothing in it, in light and dark", async ({ page }) => {
  await openAssistant(page);
  expect(await axeViolations(page)).toEqual([]);
  await ask(page, QUESTION);
  await expect(quote(page)).toBeVisible();
  await ask(page, UNKNOWN);
  await expect(turns(page).last()).toContainText(assistant.unknown);
  await field(page).press("Enter");
  expect(await axeViolations(page, ".chat")).toEqual([]);
});

test.describe("at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the talk has more than half of the window, and an answer begins in sight", async ({ page }) => {
    await openAssistant(page);
    const long = `${QUESTION} ${"Please tell me all that you know of it. ".repeat(8)}`;
    for (const question of [QUESTION, long]) {
      await field(page).fill(question);
      await expect(panel(page).getByRole("button", { name: assistant.send })).toBeInViewport({ ratio: 1 });
      await field(page).fill("");
      expect((await panel(page).getByRole("region").boundingBox())?.height).toBeGreaterThan(128);
    }
    await ask(page, QUESTION);
    await expect(quote(page)).toBeInViewport();
    const [room, answer] = [await panel(page).getByRole("region").boundingBox(), await quote(page).boundingBox()];
    expect(answer?.y).toBeLessThan((room?.y ?? 0) + 24);
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("it fills the screen, and Back leaves the visitor on the page", async ({ page }) => {
    await open(page, about.path);
    await page.goto(contact.path);
    await hydrated(page);
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE.viewport });
    await expect(panel(page).getByRole("heading", { name: assistant.title })).toBeFocused();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(contact.path);
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole("button", { name: assistant.close }).tap();
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page, "closing took its entry along").toHaveURL(about.path);
  });

  test("closed by two taps at once, it leaves the visitor on the page", { tag: "@nightly" }, async ({ page }) => {
    await open(page, about.path);
    await page.goto(contact.path);
    await hydrated(page);
    await opener(page).tap();
    const close = panel(page).getByRole("button", { name: assistant.close });
    await close.evaluate((button: HTMLElement) => [button.click(), button.click()]);
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(about.path);
  });

  test("however long the talk, its bar and its field stay where they are", { tag: "@nightly" }, async ({ page }) => {
    await openAssistant(page);
    for (const question of questionsOf(about.path)) await ask(page, question);
    await ask(page, "xyzzy");
    const talk = panel(page).getByRole("region");
    await expect.poll(() => talk.evaluate((room) => room.scrollHeight - room.clientHeight)).toBeGreaterThan(0);
    expect(await panel(page).evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
  });

  test(
    "a source makes room for its page, the talk stays at hand, and Back leads to the page before",
    { tag: "@nightly" },
    async ({ page }) => {
      await openAssistant(page);
      await ask(page, questionsOf(about.path)[0] ?? "");
      await expect(quote(page)).toBeVisible();
      await sources(page).first().tap();
      await arrived(page, about.path);
      await expect(quote(page)).toBeHidden();
      const lowerEdge = async () => {
        const { y = 0, height = 0 } = (await panel(page).boundingBox()) ?? {};
        return y + height;
      };
      await expect.poll(lowerEdge).toBe(PHONE.viewport.height);
      const bar = await panel(page).boundingBox();
      expect(bar?.height).toBeLessThan(64);
      expect(await axeViolations(page)).toEqual([]);
      // The end of the page can be read above it.
      const last = page.getByRole("contentinfo").getByRole("link").last();
      await last.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect
        .poll(async () => ((await last.boundingBox())?.y ?? 0) + ((await last.boundingBox())?.height ?? 0))
        .toBeLessThanOrEqual(bar?.y ?? 0);
      await panel(page).getByRole("button", { name: assistant.unfold }).tap();
      await expect(quote(page)).toBeVisible();
      await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE.viewport });
      await panel(page).getByRole("button", { name: assistant.fold }).tap();
      await expect(quote(page)).toBeHidden();
      await page.goBack();
      await arrived(page, contact.path);
      await expect(panel(page).getByRole("button", { name: assistant.unfold })).toBeVisible();
      await page.reload();
      await panel(page).getByRole("button", { name: assistant.unfold }).tap();
      await expect(quote(page), "the talk is still there").toBeVisible();
      await page.goBack();
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL(contact.path);
    },
  );

  test(
    "a source on its own page takes the focus, and Back leads to the place before",
    { tag: "@nightly" },
    async ({ page }) => {
      await openAssistant(page);
      const place = await scrollY(page);
      await ask(page, QUESTION);
      const href = (await sources(page).first().getAttribute("href")) ?? "";
      await sources(page).first().tap();
      await expect(page).toHaveURL(href);
      await expect
        .poll(() => page.evaluate((id) => Boolean(document.activeElement?.closest(`[id="${id}"]`)), href.split("#")[1]))
        .toBe(true);
      await expect(page.locator(`[id="${href.split("#")[1]}"]`)).toBeInViewport();
      await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
      await expect.poll(() => marked(page)).not.toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL(contact.path);
      await expect(panel(page).getByRole("button", { name: assistant.unfold })).toBeVisible();
      await expect.poll(() => scrollY(page), "it leads back to where the visitor was").toBe(place);
    },
  );

  test("a reload shows it again, and Escape closes it", { tag: "@nightly" }, async ({ page }) => {
    await openAssistant(page);
    await ask(page, QUESTION);
    await expect(quote(page)).toBeVisible();
    await page.reload();
    await expect(quote(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(contact.path);
  });

  test("axe finds nothing", { tag: "@nightly" }, async ({ page }) => {
    await openAssistant(page);
    await ask(page, QUESTION);
    await expect(quote(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
