/** The search dialog: found things open in place, wherever one is, by mouse, by keyboard alone and by touch. */
import { officeId, personId, questionId } from "../../src/lib/page-ids";
import { articlePath } from "../../src/lib/paths";
import { axeViolations } from "../support/axe";
import { arrived, expect, hydrated, open, PHONE, test, type Page } from "../support/browser";
import { holdBack } from "../support/look";
import { nightlyUnless } from "../support/nightly";
import { notifications } from "../support/page-parts";
import {
  about,
  assistant,
  contact,
  industries,
  navigation,
  offices,
  PAGE_PATHS,
  people,
  posts,
  questions,
  searchDialog,
  services,
  site,
} from "../support/site";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [industry] = industries;
const [post] = posts;
const [question] = questions;
const [office] = offices;
const [person] = people;
if (!industry || !post || !question || !office || !person) throw new Error("the content has too little to be found");

const button = (page: Page) => page.getByRole("button", { name: site.labels.search, exact: true });
const field = (page: Page) => page.getByRole("combobox", { name: site.labels.search });
const dialog = (page: Page) => page.getByRole("dialog", { name: site.labels.search });
const options = (page: Page) => page.getByRole("option");
/** The result that leads to an address. */
const result = (page: Page, href: string) => page.locator(`[role=option][href="${href}"]`).first();
const active = (page: Page) => page.locator('[role=option][aria-selected="true"]');

const openSearch = async (page: Page, words = "") => {
  await button(page).click();
  await expect(field(page)).toBeFocused();
  if (words) await field(page).fill(words);
};

/** Words that nothing on the site is called by. */
const NOTHING = "xylophone zeppelin";

const [solution] = industry.solutions.items;

/** What can be found, with how it shows once it is open. */
const FINDS: {
  kind: string;
  words: string;
  path: string;
  hash: string;
  opened: (page: Page) => Promise<void>;
  /** Whether it is looked for at each commit, and not at night alone. */
  isSample?: boolean;
}[] = [
  {
    kind: "a solution, in its industry's tab",
    words: solution?.title ?? "",
    path: industry.path,
    hash: "#solutions",
    opened: (page) => expect(page.locator(".tab-panel:visible")).toHaveAttribute("id", "solutions"),
  },
  {
    kind: "an article, in the reader",
    words: post.title,
    path: "/blog",
    hash: `#${post.slug}`,
    opened: (page) => expect(page.getByRole("dialog", { name: post.title })).toBeVisible(),
    isSample: true,
  },
  {
    kind: "a question, opened",
    words: question.question,
    path: "/contact",
    hash: `#${questionId(question.slug)}`,
    opened: (page) => expect(page.locator(`#${questionId(question.slug)}`)).toHaveAttribute("open", ""),
    isSample: true,
  },
  {
    kind: "an office",
    words: office.city,
    path: "/contact",
    hash: `#${officeId(office.slug)}`,
    opened: (page) => expect(page.locator(`#${officeId(office.slug)}`)).toBeInViewport(),
  },
  {
    kind: "a person",
    words: person.name,
    path: "/about",
    hash: `#${personId(person.slug)}`,
    opened: (page) => expect(page.locator(`#${personId(person.slug)}`)).toBeInViewport(),
  },
];

test("behind an article that opens from another page, the blog stands at its top", async ({ page }) => {
  await open(page, about.path);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await openSearch(page, post.title);
  await result(page, articlePath(post.slug)).click();
  await arrived(page, "/blog");
  await expect(page.getByRole("dialog", { name: post.title })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const { kind, words, path, hash, opened, isSample = false } of FINDS) {
  for (const from of ["/ai-solutions", path]) {
    test(
      `${kind} is found from ${from} and opens in place`,
      { tag: nightlyUnless(from !== path && isSample) },
      async ({ page }) => {
        await open(page, from);
        await openSearch(page, words);
        await result(page, path + hash).click();
        await arrived(page, path);
        await expect(page).toHaveURL(path + hash);
        await expect(dialog(page)).toHaveCount(0);
        await opened(page);
        // One step back is the page that one came from, without the search.
        await page.goBack();
        await expect(page).toHaveURL(from);
        await expect(dialog(page)).toHaveCount(0);
      },
    );
  }
}

test("by the keyboard alone: open, type, choose, go; and Escape leads out to where one was", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  // In one go: with every letter the results change, and the first one is active again.
  await page.keyboard.insertText(industry.name);
  await expect(result(page, industry.path)).toBeVisible();
  const first = await active(page).getAttribute("id");
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).not.toHaveAttribute("id", first ?? "");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(active(page)).toBeInViewport();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);

  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText(industry.name);
  const target = await result(page, industry.path).getAttribute("id");
  while ((await active(page).getAttribute("id")) !== target) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await arrived(page, industry.path);
});

test("each of its keys opens the search", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/contact");
  for (const keys of ["/", "Control+k", "Meta+k"])
    await test.step(keys, async () => {
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    });
});

test("while one types, the single key is typed, and Ctrl K opens the search", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/contact");
  const message = page.locator("#message");
  await message.focus();
  await page.keyboard.press("/");
  await expect(message).toHaveValue("/");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("/");
});

test("a click on what is no control leaves the keys to the field", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/about");
  await openSearch(page);
  await page.keyboard.insertText(industries[0]?.name ?? "");
  await expect(active(page)).toBeVisible();
  await dialog(page).getByRole("status").click();
  await expect(field(page)).toBeFocused();
  const first = await active(page).getAttribute("id");
  await page.keyboard.press("ArrowDown");
  await expect(active(page)).not.toHaveAttribute("id", first ?? "");
});

test("the single key can be switched off in the search, for good", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/about");
  await openSearch(page);
  await page.getByRole("checkbox").uncheck();
  await open(page, "/services");
  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
});

test("Forward opens a search that Back has closed, even after a reload", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/about");
  await openSearch(page);
  await page.goBack();
  await page.reload();
  await hydrated(page);
  await page.goForward();
  await expect(field(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/about");
});

test("Back closes the search and stays on the page; a reload and Forward open it", async ({ page }) => {
  await open(page, "/services");
  await open(page, "/about");
  await openSearch(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await field(page).fill(industry.name);
  await page.reload();
  await expect(field(page)).toHaveValue(industry.name);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/about");
});

test("in the open search its keys do not go on to the browser's own", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.evaluate(() =>
    addEventListener("keydown", ({ key, defaultPrevented }) => {
      document.body.dataset[`taken${key}`] = String(defaultPrevented);
    }),
  );
  await page.keyboard.press("Control+k");
  await expect(page.locator("body")).toHaveAttribute("data-takenk", "true");
  await expect(field(page)).toBeFocused();
});

test("the keys open no second modal dialog, but do beside the assistant", { tag: "@nightly" }, async ({ page }) => {
  await open(page, contact.path);
  await page.getByRole("link", { name: contact.meeting.schedule.label }).click();
  const modal = page.getByRole("dialog", { name: contact.consultation.title });
  await expect(modal).toBeVisible();
  await modal.getByRole("button", { name: contact.consultation.close }).focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("link", { name: contact.meeting.chat.label }).click();
  const chat = page.getByRole("dialog", { name: assistant.title });
  await expect(chat).toBeVisible();
  await chat.getByRole("button", { name: assistant.close }).focus();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
});

test(
  "a result opens in another tab as links do, and the search stays",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await open(page, "/about");
    await openSearch(page, industry.name);
    // The industries are offered before anything is typed; only a result is ready for the key.
    await expect(active(page)).toBeVisible();
    await expect(result(page, industry.path)).toBeVisible();
    for (const act of [
      () => page.keyboard.press("Control+Enter"),
      () => result(page, industry.path).click({ button: "middle" }),
      () => result(page, industry.path).click({ modifiers: ["Control"] }),
    ]) {
      const tab = context.waitForEvent("page");
      await act();
      await expect.poll(async () => PAGE_PATHS.includes(new URL((await tab).url()).pathname)).toBe(true);
      await (await tab).close();
    }
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL("/about");
  },
);

for (const from of [about.path, industry.path])
  test(
    `Enter on a part of a tab takes the focus to its heading, from ${from}`,
    { tag: nightlyUnless(from === about.path) },
    async ({ page }) => {
      await open(page, from);
      const [, second] = industry.solutions.items;
      await openSearch(page, second?.title ?? "");
      await expect(active(page)).toHaveAttribute("href", `${industry.path}#solutions`);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${industry.path}#solutions`);
      const heading = page.getByRole("heading", { name: second?.title ?? "", exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
    },
  );

test(
  "the focus returns to the button, and to the page's heading after a result",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/about");
    await openSearch(page);
    await page.keyboard.press("Escape");
    await expect(button(page)).toBeFocused();
    await openSearch(page, industry.name);
    await result(page, industry.path).click();
    await arrived(page, industry.path);
    await expect(page.locator("main h1")).toBeFocused();
  },
);

test("a result that is pressed twice opens once", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/blog");
  await open(page, "/about");
  await openSearch(page, industry.name);
  await result(page, industry.path).evaluate((link: HTMLElement) => [link.click(), link.click()]);
  await arrived(page, industry.path);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test(
  "Enter opens what was typed by then, before its results are painted too",
  { tag: "@nightly" },
  async ({ page }) => {
    const [, other] = industries;
    await open(page, "/about");
    await openSearch(page, other!.name);
    await expect(result(page, other!.path)).toBeVisible();
    await field(page).evaluate(async (input: HTMLInputElement, words) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, words);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      // The letters are there, their results are not.
      await Promise.resolve();
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    }, industry.name);
    await arrived(page, industry.path);
  },
);

test("how many results there are is told, and the words are marked in them", async ({ page }) => {
  await open(page, "/about");
  await openSearch(page);
  const status = dialog(page).getByRole("status");
  await expect(status).not.toBeEmpty();
  await field(page).pressSequentially(office.city.slice(0, 4));
  const found = result(page, `/contact#${officeId(office.slug)}`);
  await expect(found).toBeVisible();
  await expect.poll(async () => (await status.innerText()).includes(String(await options(page).count()))).toBe(true);
  await expect(found.locator("mark").first()).toContainText(new RegExp(office.city.slice(0, 3), "i"));
});

test("searches that led somewhere are offered again in the tab", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/about");
  await openSearch(page, industry.name);
  await result(page, industry.path).click();
  await arrived(page, industry.path);
  await open(page, "/contact");
  await openSearch(page);
  // Earlier searches stand before the industries.
  await options(page).filter({ hasText: industry.name }).first().click();
  await expect(field(page)).toHaveValue(industry.name);
  await expect(result(page, industry.path)).toBeVisible();
  await field(page).fill("");
  await page.getByRole("button", { name: searchDialog.clearRecent }).click();
  await expect(options(page)).toHaveCount(industries.length);
});

test("where nothing is found, the words go along to the contact form, from any page", async ({ page }) => {
  for (const from of ["/about", "/contact"]) {
    await open(page, from);
    await openSearch(page, `${NOTHING}${from.slice(1)}`);
    await expect(options(page)).toHaveCount(0);
    await dialog(page).getByRole("button", { name: searchDialog.contact }).click();
    await arrived(page, "/contact");
    await expect(page.locator("#message")).toHaveValue(new RegExp(`${NOTHING}${from.slice(1)}`));
  }
  await expect(page.locator("#message")).toHaveAttribute("aria-invalid", "false");
  // What the first search has begun is still there.
  await expect(page.locator("#message")).toHaveValue(new RegExp(`${NOTHING}about`));
});

for (const [words, found] of [
  [industry.name, "every word is found"],
  [`${industry.name} ${NOTHING}`, "some words are found"],
  [NOTHING, "nothing is found"],
] as const) {
  test(`where ${found}, the assistant can be asked with the same words`, { tag: "@nightly" }, async ({ page }) => {
    await open(page, "/about");
    await openSearch(page, words);
    await dialog(page).getByRole("button", { name: searchDialog.assistant }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: assistant.title }).getByRole("log")).toContainText(words);
  });
}

test(
  "an index that does not come is told, the words stay, and a second attempt finds",
  { tag: "@nightly" },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 500/);
    await page.route("**/search-index.json", (route) => route.fulfill({ status: 500 }));
    await open(page, "/about");
    await openSearch(page, industry.name);
    await expect(dialog(page).getByRole("status")).toHaveText(searchDialog.failure);
    await expect(dialog(page).getByRole("button", { name: searchDialog.contact })).toBeVisible();
    await page.unroute("**/search-index.json");
    await dialog(page).getByRole("button", { name: searchDialog.retry }).click();
    await expect(result(page, industry.path)).toBeVisible();
    await expect(field(page)).toHaveValue(industry.name);
  },
);

test(
  "where its script does not come, the page stays and says so, and a second attempt opens it",
  { tag: "@nightly" },
  async ({ page, context, pageErrors }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, about.path);
    await context.setOffline(true);
    await page.keyboard.press("/");
    await expect(notifications(page)).toContainText(site.notLoaded.title);
    await expect(page).toHaveURL(about.path);
    await context.setOffline(false);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
  },
);

test(
  "where it comes late, it takes no letters from the field that the visitor has gone on to",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, about.path);
    const release = await holdBack(page, "**/*.js");
    await page.keyboard.press("Control+k");
    const email = page.getByRole("textbox", { name: navigation.footer.newsletter.emailLabel });
    await email.focus();
    await page.keyboard.type("alex@comp");
    const arrival = page.waitForResponse("**/*.js");
    release();
    await (await arrival).finished();
    await page.keyboard.type("any.example", { delay: 20 });
    await expect(email).toHaveValue("alex@company.example");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
  },
);

test("nothing of it is fetched before its first use, and pointing at the button begins", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  const atFirst = asked.length;
  expect(asked.filter((path) => path.includes("search"))).toEqual([]);
  const index = page.waitForRequest("**/search-index.json");
  await button(page).hover();
  await index;
  expect(asked.slice(atFirst).some((path) => path.endsWith(".js"))).toBe(true);
});

test("a click before the scripts run opens it when they do", { tag: "@nightly" }, async ({ page }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto("/about");
  await expect(page.locator("html")).toHaveClass(/js/);
  await button(page).click();
  release();
  await hydrated(page);
  await expect(field(page)).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is not offered", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator(".site-header")).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const from of ["/ai-solutions", "/about"])
    test(`a person's row is open, from ${from}`, { tag: "@nightly" }, async ({ page }) => {
      await open(page, from);
      await openSearch(page, person.name);
      await result(page, `/about#${personId(person.slug)}`).tap();
      await arrived(page, "/about");
      await expect(page.getByText(person.bio)).toBeInViewport();
    });

  test("a row that an address names is open on a visit", { tag: "@nightly" }, async ({ page }) => {
    await open(page, `/about#${personId(person.slug)}`);
    await expect(page.getByText(person.bio)).toBeVisible();
  });

  test("a service's row is open", { tag: "@nightly" }, async ({ page }) => {
    const [offer] = services.services.items;
    await open(page, "/about");
    await openSearch(page, offer?.title);
    await result(page, "/services#services").tap();
    await arrived(page, "/services");
    await expect(page.locator("#services details[open]")).toHaveCount(1);
  });

  test("a promise's row is open, and its words are in sight", { tag: "@nightly" }, async ({ page }) => {
    const [promise] = site.promise.points;
    await open(page, "/about");
    await openSearch(page, promise?.title);
    await page
      .getByRole("option", { name: promise?.title ?? "" })
      .first()
      .tap();
    await arrived(page, "/contact");
    await expect(page.locator("main").getByText(promise?.text ?? "", { exact: true })).toBeInViewport();
    // The others stay as they were.
    await expect(page.locator("main details[open]:has(summary[aria-labelledby])")).toHaveCount(1);
  });

  test("it fills the screen, finds and opens by touch", async ({ page }) => {
    await open(page, "/about");
    await button(page).tap();
    await field(page).fill(question.question);
    const box = await dialog(page).boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 375, 720]);
    await result(page, `/contact#${questionId(question.slug)}`).tap();
    await arrived(page, "/contact");
    await expect(page.locator(`#${questionId(question.slug)}`)).toHaveAttribute("open", "");
  });
});

test(
  "the bar holds its controls beside each other, however wide the window is",
  { tag: "@nightly" },
  async ({ page }) => {
    await open(page, "/about");
    for (const width of [320, 375, 639, 640, 1023, 1104, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const boxes = await page
        .locator(".site-header > div > *:visible")
        .evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
      for (const [index, { left }] of boxes.entries())
        if (index > 0) expect(left, `${width} px`).toBeGreaterThan(boxes[index - 1]!.right);
      expect(boxes.at(-1)!.right).toBeLessThanOrEqual(width);
      const { width: w = 0, height = 0 } = (await button(page).boundingBox()) ?? {};
      for (const side of [w, height]) expect(Math.abs(side - 42), `${width} px`).toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  },
);

for (const [screen, use] of [
  ["a desktop", {}],
  ["a phone", PHONE],
] as const) {
  test.describe(`axe finds nothing on ${screen}`, () => {
    test.use(use);

    test("in any state of the search", { tag: nightlyUnless(use !== PHONE) }, async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 500/);
      await page.route("**/search-index.json", (route) => route.fulfill({ status: 500 }));
      await open(page, "/about");
      await openSearch(page, industry.name);
      await expect(dialog(page).getByRole("status")).toHaveText(searchDialog.failure);
      expect(await axeViolations(page)).toEqual([]);
      // The page behind is the same from here on.
      await page.unroute("**/search-index.json");
      await dialog(page).getByRole("button", { name: searchDialog.retry }).click();
      await expect(result(page, industry.path)).toBeVisible();
      expect(await axeViolations(page, "dialog[open]")).toEqual([]);
      // The chosen option names its page below its title.
      await field(page).fill(person.name);
      await expect(options(page).first()).toContainText(person.role);
      await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
      expect(await axeViolations(page, "dialog[open]")).toEqual([]);
      await field(page).fill(NOTHING);
      await expect(dialog(page).getByRole("button", { name: searchDialog.assistant })).toBeVisible();
      expect(await axeViolations(page, "dialog[open]")).toEqual([]);
      await field(page).fill(industry.name);
      await result(page, industry.path).click();
      await arrived(page, industry.path);
      await openSearch(page);
      await field(page).fill("");
      await expect(options(page)).toHaveCount(1 + industries.length);
      expect(await axeViolations(page, "dialog[open]")).toEqual([]);
    });
  });
}
