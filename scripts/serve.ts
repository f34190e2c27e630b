/** `npm run serve`: the built site as the host serves it. PORT chooses the port (9000). */
import { existsSync } from "node:fs";
import path from "node:path";
import { runScript } from "./run-script";
import { precompress } from "./server/compression";
import { readPort } from "./server/port";
import { serveSite } from "./server/site-server";

const main = async (): Promise<void> => {
  const folder = path.resolve("public");
  // The development server leaves pages there that were not finished; a build that is under way has them, too.
  if (existsSync(path.join(folder, "index.html")) && !existsSync(path.join(folder, "_headers"))) {
    throw new Error(
      `${folder} holds pages that are not finished: wait for the build that is under way, or run "npm run build"`,
    );
  }
  const { address } = await serveSite(folder, readPort(process.env.PORT));
  console.log(`The site is at ${address} (stop it with Ctrl+C)`);
  // A build that begins meanwhile takes files away; what is asked for is then compressed when it is.
  await precompress(folder).catch(() => undefined);
};

runScript(main);
