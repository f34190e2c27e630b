import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A port that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const listener = createServer().listen(0);
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, "close");
  return port;
};
