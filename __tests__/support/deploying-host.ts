/** The `test` of the deploy suite. Its host can publish another version of the site during a visit. */
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { serveSite } from "../../scripts/server/site-server";
import { NEXT_BUILD } from "../../scripts/server/test-builds";
import { expect, test as base } from "./browser";

export { expect };

/** A host that serves one of two versions at a time, through a symbolic link to one or the other. */
export class DeployingHost {
  address = "";
  #folder = "";
  #deployed = false;
  readonly #pages: string[] = [];

  /** Paths of the documents requested since the next version was published, in order. */
  get pages(): readonly string[] {
    return this.#pages;
  }

  /** Publishes the next version. From then on, files of the old one are no longer served. */
  async deploy(): Promise<void> {
    await this.#publish(NEXT_BUILD);
    this.#deployed = true;
  }

  async #publish(build: string): Promise<void> {
    const link = path.join(this.#folder, "new");
    await symlink(path.resolve(build), link);
    await rename(link, path.join(this.#folder, "site"));
  }

  /** Records the documents that a browser requests. */
  watch(context: BrowserContext): void {
    context.on("request", (request) => {
      if (this.#deployed && request.isNavigationRequest()) this.#pages.push(new URL(request.url()).pathname);
    });
  }

  /** Starts the host; returns a function that stops it. */
  async start(): Promise<() => Promise<void>> {
    if (!existsSync(NEXT_BUILD)) throw new Error('There is no later version: run "npm run build:next" first');
    this.#folder = await mkdtemp(path.join(os.tmpdir(), "deploy-"));
    await this.#publish("public");
    const server = await serveSite(path.join(this.#folder, "site"), 0);
    this.address = server.address;
    return async () => {
      await server.close();
      await rm(this.#folder, { recursive: true, force: true });
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
  context: async ({ context, host }, provide) => {
    host.watch(context);
    await provide(context);
  },
});
