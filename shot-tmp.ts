import { chromium } from "@playwright/test";
import { launchOptions } from "./__tests__/support/find-chromium";
const main = async () => {
  const browser = await chromium.launch(launchOptions());
  for (const [name, viewport, scheme, tz] of [["d-light",{width:1280,height:800},"light","America/Los_Angeles"],["m-light",{width:375,height:812},"light","Asia/Kathmandu"],["m-dark",{width:375,height:812},"dark","Europe/London"],["xs",{width:320,height:640},"light","Europe/Berlin"],["d-dark",{width:1280,height:800},"dark","Asia/Kathmandu"]] as const) {
    const context = await browser.newContext({ viewport, colorScheme: scheme, timezoneId: tz, baseURL: "http://localhost:9310" });
    const page = await context.newPage();
    page.on("console", m => { if (["error","warning"].includes(m.type())) console.log(name, m.type(), m.text()); });
    page.on("pageerror", e => console.log(name, String(e)));
    await page.clock.setFixedTime("2026-11-22T18:00:00Z");
    await page.goto("/contact"); await page.locator("html[data-styled]").waitFor({state:"attached"});
    await page.getByRole("link", { name: /Schedule Free/ }).click();
    await page.getByRole("dialog").waitFor();
    await page.screenshot({ path: `/tmp/consult-shots/${name}-1.png`, animations: "disabled" });
    await page.getByRole("radio", { name: /Tue.*Nov 24/ }).check();
    await page.locator('[data-choices=wide] input').nth(2).check();
    await page.screenshot({ path: `/tmp/consult-shots/${name}-2.png`, animations: "disabled" });
    await page.getByRole("dialog").evaluate(d => d.scrollTo(0, 9999));
    await page.screenshot({ path: `/tmp/consult-shots/${name}-3.png`, animations: "disabled" });
    await page.locator("dialog button[type=submit]").click();
    await page.locator(".requested-slot").waitFor();
    await page.locator("#message").scrollIntoViewIfNeeded();
    console.log(name, await page.locator("#message").inputValue(), await page.evaluate(() => document.activeElement?.id));
    await page.screenshot({ path: `/tmp/consult-shots/${name}-4.png`, animations: "disabled" });
    await context.close();
  }
  await browser.close();
};
void main();
