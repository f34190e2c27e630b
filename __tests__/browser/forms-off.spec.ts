import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "@playwright/test";
import { filesOf } from "../../scripts/audit/files";
import { FIXTURE_BUILD } from "../../scripts/server/test-builds";
import { expect, open, test, type Page } from "../support/browser";
import { contact, navigation, site } from "../support/site";

const { newsletter } = navigation.footer;
const notice = (page: Page) => page.getByRole("status", { name: site.labels.notifications });

/** What a form needs to be sent anywhere: in the HTML, and in the scripts. */
const TRACES = [
  /data-netlify/,
  /netlify-honeypot/,
  /form-name/,
  /bot-field/,
  /method="post"/i,
  /x-www-form-urlencoded/,
];

/** Which traces the pages and scripts of a build hold. */
const tracesIn = (folder: string): RegExp[] => {
  const texts = filesOf(folder)
    .filter((name) => /\.(html|js|json)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  return TRACES.filter((trace) => texts.some((text) => trace.test(text)));
};

/** A file of the site that Gatsby may fetch ahead at any time; it takes nothing along. */
const isOwnFile = (request: Request): boolean => {
  const { pathname, search } = new URL(request.url());
  return (
    request.method() === "GET" && search === "" && /^\/(page-data|static)\/|[-.][0-9a-f]{10}\.(js|css)$/.test(pathname)
  );
};

test("the built files hold nothing by which a form could be sent", () => {
  expect(tracesIn("public")).toEqual([]);
});

test("those traces are what a build with forms holds", () => {
  expect(tracesIn(FIXTURE_BUILD)).toEqual(TRACES);
});

test.describe("sending a form", () => {
  let requests: string[];
  test.beforeEach(({ context }) => {
    requests = [];
    context.on("request", (request) => {
      if (!isOwnFile(request)) requests.push(`${request.method()} ${request.url()}`);
    });
  });

  test("the message is confirmed, and no request is made", async ({ page }) => {
    await open(page, "/contact");
    const form = page.locator('form[name="contact"]');
    await form.locator('[name="name"]').fill("Alex Morgan");
    await form.locator('[name="email"]').fill("alex@company.example");
    await form.locator('[name="message"]').fill("We would like to sort letters.");
    await page.waitForLoadState("networkidle");
    requests.length = 0;
    await form.locator('button[type="submit"]').click();
    await expect(notice(page)).toContainText(contact.form.success.title);
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
    expect(new URL(page.url()).search).toBe("");
  });

  test("the newsletter is confirmed, and no request is made", async ({ page }) => {
    await open(page, "/about");
    const address = page.getByLabel(newsletter.emailLabel);
    await address.fill("alex@company.example");
    await page.waitForLoadState("networkidle");
    requests.length = 0;
    await address.press("Enter");
    await expect(notice(page)).toContainText(newsletter.success.title);
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
    expect(new URL(page.url()).search).toBe("");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("sending does nothing, and puts nothing typed into the address", async ({ page }) => {
    await page.goto("/contact");
    const form = page.locator('form[name="contact"]');
    await form.locator('[name="name"]').fill("Alex Morgan");
    await form.locator('[name="email"]').fill("alex@company.example");
    await form.locator('[name="message"]').fill("We would like to sort letters.");
    await form.locator('button[type="submit"]').click();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/contact");
    await expect(form.locator('[name="message"]')).toHaveValue("We would like to sort letters.");
    expect(await form.innerText()).toContain(contact.form.noScript);
  });
});
