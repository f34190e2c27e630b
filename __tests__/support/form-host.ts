/** The `test` of the form suite. It serves the build with form delivery from a host that accepts forms. */
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { serveSite } from "../../scripts/server/site-server";
import { FIXTURE_BUILD } from "../../scripts/server/test-builds";
import { expect, test as base } from "./browser";

/** It has an inline icon, so that the browser does not request one. */
const HOST_PAGE = '<link rel="icon" href="data:,"><h1>The host\'s own page</h1>';

/** How the host answers: with a status, or not until `release` is called. */
type Manner = number | "silent";

/** A host that accepts posted forms and records them. */
export class FormHost {
  /** The forms that arrived, accepted or not. */
  readonly received: { path: string; fields: Record<string, string> }[] = [];
  readonly #manners: Manner[] = [];
  readonly #waiting: ServerResponse[] = [];
  address = "";

  /** Sets the answers to the next forms, one by one. Later forms are accepted. */
  answer(...manners: Manner[]): void {
    this.#manners.push(...manners);
  }

  /** Answers all forms that are waiting. */
  release(status = 200): void {
    for (const response of this.#waiting.splice(0)) response.writeHead(status).end();
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
    this.received.push({ path: request.url ?? "", fields });
    const manner = this.#manners.shift() ?? 200;
    if (manner === "silent") this.#waiting.push(response);
    else response.writeHead(manner, { "Content-Type": "text/html" }).end(HOST_PAGE);
  }
}

export const test = base.extend<{ host: FormHost }, { formServer: { address: string; current?: FormHost } }>({
  formServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, provide) => {
      if (!existsSync(FIXTURE_BUILD))
        throw new Error('There is no build with forms: run "npm run build:fixture" first');
      const shared: { address: string; current?: FormHost } = { address: "" };
      const server = await serveSite(path.resolve(FIXTURE_BUILD), 0, (request, response) => {
        shared.current?.take(request, response).catch(() => response.destroy());
      });
      shared.address = server.address;
      await provide(shared);
      await server.close();
    },
    { scope: "worker" },
  ],
  host: async ({ formServer }, provide) => {
    const host = new FormHost();
    host.address = formServer.address;
    formServer.current = host;
    await provide(host);
    host.release();
  },
  baseURL: async ({ formServer }, provide) => provide(formServer.address),
});

export { expect };
