/** First step of `npm start`: a port that is taken is reported before the site is built, not a minute later. */
import { checkPort, readPort } from "./server/port";

const main = async (): Promise<void> => checkPort(readPort(process.env.PORT));

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
