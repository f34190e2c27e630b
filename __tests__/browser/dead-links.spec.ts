import { elementsOf } from "../../scripts/audit/html";
import { arrived, expect, open, test } from "../support/browser";
import { nightlyUnless } from "../support/nightly";
import { DEAD_PATHS, industries, navigation, notFound } from "../support/site";

test("every dead link ends on the 404 page with status 404", async ({ request }) => {
  for (const path of DEAD_PATHS) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const headings = elementsOf(await answer.text()).filter(({ tag }) => tag === "h1");
    expect(headings[0]?.text.trim(), path).toBe(notFound.headline);
  }
});

const [industry] = industries;

for (const [from, path] of [
  ["/about", navigation.footer.columns.flatMap(({ links }) => links).find((link) => "planned" in link)!.href],
  ["/", navigation.footer.legal.find((link) => "planned" in link)!.href],
  [`${industry!.path}#sub-industries`, industry!.subIndustries.items[0]!.path],
] as const) {
  test(
    `a click on ${path} shows the 404 page in place, and no blank page before it`,
    { tag: nightlyUnless(from === "/about") },
    async ({ page, pageErrors }) => {
      pageErrors.allowNotFound();
      await open(page, from);
      await page.evaluate(() => {
        document.documentElement.dataset.kept = "";
        const look = () => {
          if (!document.querySelector("main h1")) document.documentElement.dataset.blank = "";
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      });
      await page.locator(`a[href="${path}"]`).click();
      await arrived(page, path);
      const main = page.locator("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(`${notFound.code} ${notFound.headline}`);
      await expect(main.getByRole("link", { name: notFound.home.label })).toHaveAttribute("href", notFound.home.href);
      await expect(main).toContainText(notFound.requested.replace("{path}", path));
      expect(pageErrors.seen).toContain(`console error: ${notFound.consoleMessage.replace("{path}", path)}`);
      const root = page.locator("html");
      await expect(root, "the document was not loaded anew").toHaveAttribute("data-kept", "");
      await expect(root, "a page always showed").not.toHaveAttribute("data-blank");
      await page.goBack();
      await arrived(page, new URL(from, "http://site").pathname);
    },
  );
}
