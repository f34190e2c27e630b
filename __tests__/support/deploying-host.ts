/** The `test` of the deploy suite: a host on which another version of the site is published during a visit. */
import { existsSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { serveSite } from "../../scripts/server/site-server";
import { NEXT_BUILD } from "../../scripts/server/test-builds";
import { expect, test as base } from "./browser";

export { expect };

const passOn = (to: string, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { url = "/", method, headers } = incoming;
  const asked = request(to + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on("error", () => outgoing.destroy());
  incoming.pipe(asked);
};

/** A host of two versions, of which it serves one at a time. */
export class DeployingHost {
  address = "";
  /** Pages that were asked for since the next version was published, in order. */
  readonly pages: string[] = [];
  #published = "";
  #old = "";
  #next = "";
  #keptScripts = false;

  /**
   * Publishes the next version: nothing of the old one is served any more.
   *
   * @param options.keptScripts true where the visitor's browser still has the old scripts in its cache
   */
  deploy({ keptScripts = false } = {}): void {
    this.#published = this.#next;
    this.#keptScripts = keptScripts;
  }

  #versionFor(url = "/"): string {
    return this.#keptScripts && existsSync(path.join("public", path.normalize(url))) && url.endsWith(".js")
      ? this.#old
      : this.#published;
  }

  /** Starts the host; returns a function that stops it. */
  async start(): Promise<() => Promise<void>> {
    if (!existsSync(NEXT_BUILD)) throw new Error('There is no later version: run "npm run build:next" first');
    const [now, next] = [await serveSite(path.resolve("public"), 0), await serveSite(path.resolve(NEXT_BUILD), 0)];
    this.#published = this.#old = now.address;
    this.#next = next.address;
    const front = createServer((incoming, outgoing) => {
      const isPage = incoming.headers["sec-fetch-dest"] === "document";
      if (isPage && this.#published === this.#next) this.pages.push(incoming.url ?? "");
      passOn(this.#versionFor(incoming.url), incoming, outgoing);
    });
    await new Promise<void>((resolve) => void front.listen(0, "127.0.0.1", resolve));
    this.address = `http://localhost:${(front.address() as AddressInfo).port}`;
    return async () => {
      front.close();
      front.closeAllConnections();
      await Promise.all([now.close(), next.close()]);
    };
  }
}

export const test = base.extend<{ host: DeployingHost }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
  host: async ({}, provide) => {
    const host = new DeployingHost();
    const stop = await host.start();
    await provide(host);
    await stop();
  },
  baseURL: async ({ host }, provide) => provide(host.address),
});
