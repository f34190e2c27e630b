/** The ten main tasks, done with what the browser tells assistive technology, and with the keyboard. */
import { arrived, expect, open, PHONE, test } from "../support/browser";
import { ScreenReader } from "../support/screen-reader";
import { aiSolutions, blog, contact, industries, navigation, notFound, posts, site, tabsOf } from "../support/site";

const { labels, industryLabels } = site;
const { form } = contact;
const { demo } = aiSolutions;
const [, post] = posts;
const industry = industries.find(({ workflow }) => workflow);
if (!post || !industry) throw new Error("the content has too few posts or industries");

const about = navigation.header.find(({ href }) => href === "/about")?.label ?? "";

const visit = async (page: Parameters<typeof open>[0], path: string): Promise<ScreenReader> => {
  await open(page, path);
  const reader = await ScreenReader.start(page);
  await reader.listen();
  return reader;
};

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the menu says that it is closed, opens with its links next, and a link leads to a heading", async ({
    page,
  }) => {
    const reader = await visit(page, "/");
    await reader.expect("button", labels.openMenu, { states: { expanded: false } });
    await reader.press("button", labels.openMenu);
    await reader.expect("button", labels.closeMenu, { states: { expanded: true } });
    const links = await reader.after({ role: "button", name: labels.closeMenu }, "link");
    const pages = navigation.header.map(({ label }) => label);
    expect(links.filter((name) => pages.includes(name)).slice(0, pages.length)).toEqual(pages);
    expect(links).toEqual(expect.arrayContaining(industries.map(({ name }) => name)));
    await reader.press("link", about);
    await arrived(page, "/about");
    const [heading = ""] = await reader.all("heading");
    await reader.hears(heading);
    await reader.expectFocus("heading", heading);
    await reader.expect("button", labels.openMenu, { states: { expanded: false } });
  });
});

test("the panel of industries says whether it is open, and its links come next", async ({ page }) => {
  const { toggleLabel, viewAll } = navigation.industries;
  const reader = await visit(page, "/");
  await reader.expect("button", toggleLabel, { states: { expanded: false } });
  await reader.expectNone("link", viewAll.label);
  await reader.press("button", toggleLabel);
  await reader.expect("button", toggleLabel, { states: { expanded: true } });
  const links = await reader.after({ role: "button", name: toggleLabel }, "link");
  expect(links.slice(0, industries.length)).toEqual(industries.map(({ name }) => expect.stringContaining(name)));
  expect(links[industries.length]).toBe(viewAll.label);
  await page.keyboard.press("Escape");
  await reader.expectFocus("button", toggleLabel);
  await reader.expectNone("link", viewAll.label);
});

test("an industry's tabs say which one is chosen, and its panel bears the tab's name", async ({ page }) => {
  const called = (id: string) => id.replace(/-/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const names = tabsOf(industry).map(called);
  const reader = await visit(page, industry.path);
  await reader.find("tablist", industryLabels.tabs);
  expect(await reader.all("tab")).toEqual(names);
  const texts: Record<string, readonly string[]> = {
    solutions: industry.solutions.items.map(({ title }) => title),
    "sub-industries": industry.subIndustries.items.map(({ name }) => name),
  };
  await reader.press("tab", called("overview"), "Home");
  for (const id of tabsOf(industry)) {
    await reader.expect("tab", called(id), { states: { selected: true } });
    await reader.expectFocus("tab", called(id));
    expect(await reader.all("tabpanel")).toEqual([called(id)]);
    const { text } = await reader.find("tabpanel", called(id));
    for (const part of texts[id] ?? []) expect(text).toContain(part);
    await page.keyboard.press("ArrowRight");
  }
});

test("the theme is a choice of three with a name, and says which one holds", async ({ page }) => {
  const reader = await visit(page, "/about");
  await reader.press("button", `${labels.theme}: ${labels.themeSystem}`, "Enter");
  await reader.find("group", labels.theme);
  expect(await reader.all("radio")).toEqual([labels.themeSystem, labels.themeLight, labels.themeDark]);
  await reader.expect("radio", labels.themeSystem, { states: { checked: "true" } });
  await reader.press("radio", labels.themeSystem, "ArrowLeft");
  await reader.expect("radio", labels.themeDark, { states: { checked: "true" } });
  await reader.expect("radio", labels.themeSystem, { states: { checked: "false" } });
  await reader.find("button", `${labels.theme}: ${labels.themeDark}`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a message with an error is said to have one, and the right one to be sent", async ({ page }) => {
  const reader = await visit(page, "/contact");
  const field = (label: string) => ["textbox", label] as const;
  await reader.find("form", form.heading);
  await reader.expect(...field(form.name.label), { states: { required: true, invalid: "false" } });
  await reader.write(...field(form.name.label), "A");
  await reader.hears(form.name.error);
  await reader.write(...field(form.email.label), "ada@analytical.example");
  await reader.write(...field(form.message.label), "We want to count faster.");
  await reader.press("button", form.submit);
  await reader.expectFocus(...field(form.name.label));
  await reader.expect(...field(form.name.label), {
    description: expect.stringContaining(form.name.error),
    states: { invalid: "true" },
  });
  await reader.write(...field(form.name.label), "Ada");
  await reader.expect(...field(form.name.label), { states: { invalid: "false" } });
  await reader.press("button", form.submit);
  await reader.hears(`${form.success.title} ${form.success.text}`);
  await reader.expectFocus("heading", form.success.title);
  await reader.press("button", form.sent.again);
  await reader.expectFocus(...field(form.name.label));
  for (const { label } of [form.name, form.email, form.message]) await reader.expect(...field(label), { value: "" });
});

test("the analysis of a message and its suggestions are announced", { tag: "@nightly" }, async ({ page }) => {
  const reader = await visit(page, "/contact");
  await reader.write("textbox", form.message.label, "We want to count faster.");
  await reader.hears(form.analyzing);
  for (const { text } of form.suggestions) await reader.hears(text);
  await reader.find("list", form.suggestionsHeading);
});

test(
  "the demo says that it runs, names its readings, and says with what it ended",
  { tag: "@nightly" },
  async ({ page }) => {
    const reader = await visit(page, aiSolutions.path);
    await reader.expect("button", demo.stop, { states: { disabled: true } });
    await reader.press("button", demo.start);
    await reader.hears(demo.announceStart);
    await reader.expectFocus("button", demo.stop);
    for (const name of demo.classes) await reader.find("meter", name);
    await reader.press("button", demo.stop);
    await reader.hears(demo.announceStop.split("{accuracy}")[0] ?? "");
    await reader.expectFocus("button", demo.start);
  },
);

test("an article is searched, found and announced", { tag: "@nightly" }, async ({ page }) => {
  const reader = await visit(page, blog.path);
  await reader.write("searchbox", blog.search.label, post.title);
  await reader.hears(blog.latest.countLabel.replace("{n}", "1"));
  await page.keyboard.press("Enter");
  await reader.expectFocus("heading", blog.latest.heading);
  const found = await reader.after({ role: "heading", name: blog.latest.heading }, "heading");
  expect(found[0]).toBe(post.title);
});

test("an article is read alone, whole, and leads back to where it was opened", async ({ page }) => {
  const reader = await visit(page, blog.path);
  const links = await reader.all("link");
  const opener = links.find((name) => name.startsWith(blog.latest.readLabel) && name.endsWith(post.title)) ?? "";
  await reader.press("link", opener);
  const { text, states } = await reader.find("dialog", post.title);
  expect(states).toMatchObject({ modal: true });
  for (const { paragraphs } of post.body) for (const paragraph of paragraphs) expect(text).toContain(paragraph);
  // Of the page behind nothing is read out.
  await reader.expectNone("link", about);
  await reader.expectFocus("link", blog.reader.close);
  await page.keyboard.press("Enter");
  await reader.expectFocus("link", opener);
  await reader.find("link", about);
});

test(
  "a subscription with a wrong address is refused in words, and the right one confirmed",
  { tag: "@nightly" },
  async ({ page }) => {
    const { newsletter } = navigation.footer;
    const reader = await visit(page, "/about");
    await reader.write("textbox", newsletter.emailLabel, "ada");
    await reader.hears(newsletter.invalid);
    await reader.press("button", newsletter.button);
    await reader.expectFocus("textbox", newsletter.emailLabel);
    await reader.expect("textbox", newsletter.emailLabel, {
      description: newsletter.invalid,
      states: { invalid: "true" },
    });
    await reader.write("textbox", newsletter.emailLabel, "ada@analytical.example");
    await page.keyboard.press("Enter");
    await reader.hears(`${newsletter.success.title} ${newsletter.success.text}`);
  },
);

test(
  "the 404 page says what it is and leads home, where the new page is announced",
  { tag: "@nightly" },
  async ({ page, pageErrors }) => {
    pageErrors.allowNotFound();
    const reader = await visit(page, "/no-such-page");
    expect(await reader.all("heading")).toContain(`${notFound.code} ${notFound.headline}`);
    await reader.press("link", notFound.home.label);
    await arrived(page, notFound.home.href);
    const [heading = ""] = await reader.all("heading");
    await reader.hears(heading);
    await reader.expectFocus("heading", heading);
  },
);
