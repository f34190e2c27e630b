/** The port of the local host. */
import { createServer, type Server } from "node:http";

const DEFAULT_PORT = "9000";
const HIGHEST_PORT = 65_535;

/** Reachable from this machine only. */
const LOOPBACK = "127.0.0.1";

/**
 * Reads the setting PORT.
 *
 * @param value the environment variable PORT
 * @returns the port; 9000 if PORT is not set
 * @throws if it is not a valid port
 */
export const readPort = (value = DEFAULT_PORT): number => {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= HIGHEST_PORT) return port;
  throw new Error(
    `PORT is ${JSON.stringify(value)}. Give a whole number from 1 to ${HIGHEST_PORT}, such as PORT=9001, or leave PORT out for ${DEFAULT_PORT}.`,
  );
};

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is taken",
  EACCES: "may not be used without special rights",
};

const explain = (error: NodeJS.ErrnoException, port: number): Error => {
  const reason = REASONS[error.code ?? ""];
  return reason ? new Error(`Port ${port} ${reason}. Choose another one, such as PORT=${port + 1}.`) : error;
};

/**
 * Lets a server listen on the loopback address.
 *
 * @param server the server
 * @param port port to listen on; 0 takes a free one
 * @returns the port
 * @throws if the port is taken, with a message that says what to do
 */
export const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, port)));
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

/**
 * Checks that a port is free.
 *
 * @param port the port
 * @throws if it is taken
 */
export const checkPort = async (port: number): Promise<void> => {
  const server = createServer();
  await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
};
