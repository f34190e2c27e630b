import { contact, posts, blog } from "../support/site";
import { becomes, open, shows, test } from "./support/statement";

test("the message form says what is missing, and confirms what is complete", async ({ tab }) => {
  await open(tab, "/contact");
  await tab.click("#name");
  await tab.press("A");
  await becomes(
    tab,
    () => document.querySelector<HTMLInputElement>("#name")?.validationMessage,
    null,
    contact.form.name.error,
  );
  await tab.press(..."da", "Tab", ..."ada@analytical.example");
  await tab.click("#message");
  await tab.press(..."Count faster.");
  await tab.click("#message ~ button, form:has(#message) button[type=submit]");
  await becomes(
    tab,
    (title) => document.querySelector(".notification")?.textContent?.includes(title),
    contact.form.success.title,
    true,
  );
  await becomes(tab, () => document.querySelector<HTMLTextAreaElement>("#message")?.value, null, "");
});

test("the blog's search and its list of categories filter the articles", async ({ tab }) => {
  const [, sample] = posts;
  await open(tab, blog.path);
  await tab.click("input[type=search]");
  await tab.press(...(sample?.title ?? ""));
  await becomes(
    tab,
    () => [...document.querySelectorAll(".post-card h3")].map(({ textContent }) => textContent),
    null,
    [sample?.title ?? ""],
  );
  await becomes(tab, () => new URLSearchParams(location.search).get("q"), null, sample?.title ?? "");
});

test("an article opens, takes the focus, and Escape closes it", async ({ tab }) => {
  const slug = posts[1]?.slug ?? "";
  await open(tab, blog.path);
  await tab.click(`.post-card a[href="#${slug}"]`);
  await shows(tab, `dialog#${slug}`);
  await becomes(tab, (id) => document.getElementById(id)?.matches(":focus-within"), slug, true);
  await tab.press("Escape");
  await shows(tab, "dialog", false);
  await becomes(tab, () => document.activeElement?.getAttribute("href"), null, `#${slug}`);
});

test("the list of categories has the ground of the search box", async ({ tab }) => {
  await open(tab, blog.path);
  await becomes(
    tab,
    () => {
      const [box, list] = ["input[type=search]", "select"].map((field) =>
        getComputedStyle(document.querySelector(field) ?? document.body),
      );
      return [list?.appearance, list?.backgroundColor === box?.backgroundColor];
    },
    null,
    ["none", true],
  );
});
