/** First step of `npm start`: reports a taken port before the site is built, not a minute later. */
import { runScript } from "./run-script";
import { checkPort, readPort } from "./server/port";

const main = async (): Promise<void> => checkPort(readPort(process.env.PORT));

runScript(main);
