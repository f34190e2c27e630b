/** `npm run serve`: serves the built site as the host does. PORT sets the port (default 9000). */
import { existsSync } from "node:fs";
import path from "node:path";
import { runScript } from "./run-script";
import { precompress } from "./server/compression";
import { readPort } from "./server/port";
import { serveSite } from "./server/site-server";

const main = async (): Promise<void> => {
  const folder = path.resolve("public");
  // The development server leaves unfinished pages there, and so does a build that is still running.
  if (existsSync(path.join(folder, "index.html")) && !existsSync(path.join(folder, "_headers"))) {
    throw new Error(
      `${folder} holds pages that are not finished: wait for the build that is under way, or run "npm run build"`,
    );
  }
  const { address } = await serveSite(folder, readPort(process.env.PORT));
  console.log(`The site is at ${address} (stop it with Ctrl+C)`);
  // A build that starts in the meantime removes files. Compression then happens at the first request, so this may fail.
  await precompress(folder).catch(() => undefined);
};

runScript(main);
