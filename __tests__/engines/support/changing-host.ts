/** A host between a browser and the site that can be slow, fail, or put a script before a page's own. */
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What a request gets instead of the site's answer; "cut" ends the connection without one. */
type Instead = { status: number; body: string } | "cut";

export type ChangingHost = {
  /** Where it is reached, without a slash at the end. */
  readonly address: string;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** Keeps back the answers to all paths that match, until the function that it returns is called. */
  hold: (pattern: RegExp) => () => void;
  /** Answers all paths that match in another way. */
  replace: (pattern: RegExp, instead: Instead) => void;
  /** Runs a function that stands alone in each page, before the page's own scripts. */
  runBefore: (run: () => void) => void;
  close: () => Promise<void>;
};

/** Where a page asks for the function to run first; the policy allows scripts of the site's own address. */
const SCRIPT_PATH = "/before-page.js";

/** What begins a page's head: nothing, or the script that watches the page (host.ts). */
const HEAD = /<head>(?:<script src="\/watch-page.js"><\/script>)?/;

/**
 * Starts such a host.
 *
 * @param site address of the site itself
 * @param latency what each request takes, in milliseconds
 */
export const startChangingHost = async (site: string, latency = 0): Promise<ChangingHost> => {
  const asked: string[] = [];
  const held: { pattern: RegExp; released: Promise<void> }[] = [];
  const replaced: { pattern: RegExp; instead: Instead }[] = [];
  let script: string | undefined;

  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = "/", method } = incoming;
    const inner = request(new URL(url, site), {
      method,
      headers: { ...incoming.headers, "accept-encoding": "identity" },
    });
    inner.end();
    const [answer] = (await once(inner, "response")) as [IncomingMessage];
    const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? false;
    if (!isPage || script === undefined) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const headers = { ...answer.headers };
    delete headers["content-length"];
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    outgoing.end((await text(answer)).replace(HEAD, `$&<script src="${SCRIPT_PATH}"></script>`));
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { url = "/" } = incoming;
    asked.push(url);
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    if (url === SCRIPT_PATH) return void outgoing.writeHead(200, { "content-type": "text/javascript" }).end(script);
    const instead = replaced.find(({ pattern }) => pattern.test(url))?.instead;
    if (instead === "cut") return void outgoing.destroy();
    if (instead) return void outgoing.writeHead(instead.status).end(instead.body);
    await Promise.all(held.filter(({ pattern }) => pattern.test(url)).map(({ released }) => released));
    await forward(incoming, outgoing);
  };

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    asked,
    hold: (pattern) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      held.push({ pattern, released });
      return () => release();
    },
    replace: (pattern, instead) => void replaced.push({ pattern, instead }),
    runBefore: (run) => (script = `${script ?? ""}(${run.toString()})();`),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};
