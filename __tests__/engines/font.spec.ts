import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { becomes, expect, hydrated, test } from "./support/statement";

/** What a request takes on a network, in milliseconds: without it a preloaded font is there before it is asked for. */
const LATENCY = 60;

/** Stands between a browser and the site, as far away as a network, and notes what is asked for. */
const distantHost = async (site: string) => {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = "/", method, headers } = incoming;
    asked.push(url);
    setTimeout(() => {
      request(new URL(url, site), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }).end();
    }, LATENCY);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, address: `http://localhost:${port}`, close: () => server.close() };
};

test("the font is fetched once", async ({ tab }) => {
  // The site as it is: a script before the page's own would hold up the text until the font is there.
  const host = await distantHost(process.env.SITE_ADDRESS ?? "");
  await tab.goto(`${host.address}/`);
  await hydrated(tab);
  await becomes(tab, () => document.fonts.status, null, "loaded");
  expect(host.asked.filter((url) => url.includes("instrument-sans-core"))).toHaveLength(1);
  await tab.goto("/");
  host.close();
});
