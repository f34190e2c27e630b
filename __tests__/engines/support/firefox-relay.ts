/**
 * Stands between Playwright and Firefox, whose path is in FIREFOX_PATH.
 *
 * Playwright 1.65 sets the color scheme of every page by a command that Firefox
 * 153 (ESR) does not know yet, and gives up. The relay answers that command
 * itself and hands on all others. Once the ESR knows it, Playwright can start
 * Firefox directly, and this file and its dependency, ws, can go.
 */
import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";

const UNKNOWN_COMMAND = "emulation.setMediaFeaturesOverride";

/** The line by which Firefox tells where it listens, and Playwright learns it. */
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

const connect = (near: WebSocket, address: string): void => {
  const far = new WebSocket(address);
  const early: string[] = [];
  near.on("message", (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text) as { id: number; method: string };
    if (method === UNKNOWN_COMMAND) near.send(JSON.stringify({ type: "success", id, result: {} }));
    else if (far.readyState === WebSocket.OPEN) far.send(text);
    else early.push(text);
  });
  far.on("open", () => early.forEach((text) => far.send(text)));
  far.on("message", (data) => near.send(String(data)));
  far.on("close", () => near.close());
  far.on("error", () => near.close());
  near.on("close", () => far.close());
};

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => firefox.kill(signal));

let said = "";
firefox.stderr.on("data", function listen(data: Buffer) {
  said += String(data);
  const address = LISTENING.exec(said)?.[1];
  if (address === undefined) return;
  firefox.stderr.off("data", listen).resume();
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (near, { url = "" }) => connect(near, address + url));
  server.on("listening", () => {
    const { port } = server.address() as AddressInfo;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
});
