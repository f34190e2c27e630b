import { becomes, open, test } from "./support/statement";
import { COMPLAINTS } from "./support/watch-page";

test.use({ allowed: /violation of|not loaded/ });

test("what somebody slips into a page is neither run, nor loaded, nor sent", async ({ tab }) => {
  await open(tab, "/");
  await tab.evaluate(() => {
    const add = (name: string, attributes: Record<string, string>, text = "") => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      element.textContent = text;
      document.body.append(element);
      return element;
    };
    const foreign = "https://other.invalid/x";
    add("script", {}, "document.title = 'run'");
    add("script", { src: foreign });
    add("img", { src: foreign });
    add("iframe", { src: foreign });
    add("style", {}, "main { display: none }");
    add("p", { style: "display: none" });
    add("button", { onclick: "document.title = 'run'" }).click();
    const send = add("form", { action: foreign }).appendChild(document.createElement("button"));
    send.click();
    fetch(foreign).catch(() => undefined);
  }, null);
  await becomes(
    tab,
    (key) => {
      const seen = sessionStorage.getItem(key) ?? "";
      return [
        "script-src-elem: inline",
        "script-src-elem: https://other.invalid",
        "script-src-attr: inline",
        "img-src: https://other.invalid",
        "frame-src: https://other.invalid",
        "style-src-elem: inline",
        "style-src-attr: inline",
        "form-action: https://other.invalid",
        "connect-src: https://other.invalid",
      ].filter((violation) => !seen.includes(`violation of ${violation}`));
    },
    COMPLAINTS,
    [],
  );
  await becomes(tab, () => [document.title === "run", location.pathname], null, [false, "/"]);
});
