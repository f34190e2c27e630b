import { navigation, notFound } from "../support/site";
import { arrived, becomes, heading, link, open, shows, test } from "./support/statement";

test("each link of the bar leads to its page, which marks it and gives its heading the focus", async ({ tab }) => {
  await open(tab, "/");
  const { header, industries } = navigation;
  const [home, ...others] = header;
  for (const entry of [...others, industries.link, home]) {
    await test.step(entry?.href ?? "", async () => {
      await tab.click(link(entry?.label ?? ""));
      await arrived(tab, entry?.href ?? "");
      await becomes(
        tab,
        () => [
          document.querySelector('.site-header [aria-current="page"]')?.getAttribute("href"),
          document.activeElement?.matches("main h1"),
        ],
        null,
        [entry?.href, true],
      );
    });
  }
});

test("an unknown address says so and leads home", async ({ tab }) => {
  await open(tab, "/services/finanse");
  await shows(tab, heading(`${notFound.code} ${notFound.headline}`));
  await tab.click(link(notFound.home.label));
  await arrived(tab, notFound.home.href);
});
