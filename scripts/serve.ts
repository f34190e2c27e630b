/** `npm run serve`: the built site as the host serves it. PORT chooses the port (9000). */
import path from "node:path";
import { precompress } from "./server/precompress";
import { serveSite } from "./server/site-server";

const DEFAULT_PORT = 9000;

const main = async (): Promise<void> => {
  const folder = path.resolve("public");
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  await precompress(folder);
  const { address } = await serveSite(folder, port);
  console.log(`The site is at ${address} (stop it with Ctrl+C)`);
};

main().catch((error: Error & { code?: string }) => {
  console.error(
    error.code === "EADDRINUSE" ? `The port is taken. Choose another one: PORT=9001 npm run serve` : error.message,
  );
  process.exitCode = 1;
});
