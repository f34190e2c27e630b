/**
 * WebKitGTK, driven by WebKitWebDriver in a virtual screen: Debian's packages
 * webkit2gtk-driver, xvfb and xdotool.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { findProgram } from "../../../scripts/find-program";
import { fullAddress, type Engine, type Habits, type Tab } from "./tab";
import { Session } from "./webdriver";

/** Debian keeps the browser that the driver starts out of PATH, in a folder named after the processor. */
const findBrowser = (): string | undefined =>
  existsSync("/usr/lib")
    ? readdirSync("/usr/lib")
        .map((processor) => join("/usr/lib", processor, "webkit2gtk-4.1", "MiniBrowser"))
        .find((place) => existsSync(place))
    : undefined;

/** How long the driver may take to listen, in milliseconds. */
const START_TIME = 10_000;

/** Takes the room away by which the browser's own buttons would keep its window wider than a phone. */
const NARROW_BUTTONS = "* { min-width: 0; margin: 0; border: 0; padding: 0; }";

/** Paths of what WebKitGTK needs; undefined where something is missing. */
export const findWebKit = () => {
  const [driver, screen, pointer] = ["WebKitWebDriver", "Xvfb", "xdotool"].map((name) => findProgram([name]));
  const browser = findBrowser();
  return driver && screen && pointer && browser ? { driver, screen, pointer, browser } : undefined;
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, "exit");
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Starts a virtual screen; it says on its fourth stream which number it has taken. */
const startScreen = async (program: string) => {
  const child = spawn(program, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(child.stdio[3] as Readable, "data")) as [Buffer];
  return { child, display: `:${String(number).trim()}` };
};

const listens = async (address: string): Promise<void> => {
  const end = Date.now() + START_TIME;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

/** The driver acts on one tab at a time, so each action begins by choosing its own. */
const tabOf = (session: Session, handle: string, address: string): Tab => {
  const choose = () => session.post("window", { handle });
  return {
    goto: async (path) => {
      await choose();
      await session.post("url", { url: fullAddress(address, path) });
    },
    back: async () => {
      await choose();
      await session.post("back");
    },
    forward: async () => {
      await choose();
      await session.post("forward");
    },
    reload: async () => {
      await choose();
      await session.post("refresh");
    },
    evaluate: async (run, argument) => {
      await choose();
      return session.run(run, argument);
    },
    click: async (target) => {
      await choose();
      await session.click(target);
    },
    clickAt: async (x, y) => {
      await choose();
      await session.clickAt(x, y);
    },
    choose: async (list, value) => {
      await choose();
      await session.click(`${list} option[value="${value}"]`);
    },
    box: async (target) => {
      await choose();
      return session.box(target);
    },
    focuses: async (target) => {
      await choose();
      return session.focuses(target);
    },
    press: async (...keys) => {
      await choose();
      for (const key of keys) await session.press(key);
    },
    type: async (text) => {
      await choose();
      await session.type(text);
    },
    hover: async (x, y) => {
      await choose();
      await session.hover(x, y);
    },
    resize: async (width, height) => {
      await choose();
      // The window is larger than the page by the browser's own bar.
      const bar = await session.run(() => outerHeight - innerHeight, null);
      await session.post("window/rect", { width, height: height + bar });
    },
    picture: async () => {
      await choose();
      return Buffer.from(await session.get<string>("screenshot"), "base64");
    },
    another: async () => {
      // A tab behind another one is not painted, and its scripts wait for that.
      const made = await session.post<{ handle: string }>("window/new", { type: "window" });
      return tabOf(session, made.handle, address);
    },
  };
};

/** Longest time that the browser may take to start, in milliseconds; it mostly takes one second. */
const START_PATIENCE = 15_000;

/**
 * Starts the virtual screen and the driver; the browser comes with each visit.
 *
 * @param address where the site is served
 * @throws where a program is missing or does not start
 */
export const startWebKit = async (address: string): Promise<Engine> => {
  const programs = findWebKit();
  if (!programs) throw new Error("WebKitGTK, its driver, Xvfb or xdotool is missing");
  const { child: screen, display } = await startScreen(programs.screen);
  const settings = await mkdtemp(join(tmpdir(), "engines-"));
  await mkdir(join(settings, "gtk-3.0"));
  await writeFile(join(settings, "gtk-3.0", "gtk.css"), NARROW_BUTTONS);
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: "x11",
    XDG_CONFIG_HOME: settings,
    NO_AT_BRIDGE: "1",
    // With it the browser calls its language "C", which is no language tag: the site must not ask for formats in it.
    LANG: "C.UTF-8",
  };
  // Without a window manager the window under the pointer has the focus: it rests on the browser's own bar.
  execFileSync(programs.pointer, ["mousemove", "100", "5"], { env });
  const startDriver = async () => {
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], { stdio: "ignore", env });
    const driverAddress = `http://127.0.0.1:${port}`;
    await listens(driverAddress);
    return { driver, driverAddress };
  };
  let { driver, driverAddress } = await startDriver();
  const begin = ({ scripts, waits }: Habits) =>
    Session.begin(
      driverAddress,
      {
        pageLoadStrategy: waits ? "normal" : "none",
        "webkitgtk:browserOptions": {
          binary: programs.browser,
          args: ["--automation", `--enable-javascript=${scripts}`],
        },
      },
      START_PATIENCE,
    );
  return {
    address,
    visit: async (habits, stay) => {
      // Now and then the browser does not answer its driver as it starts; a new pair of both does.
      const session = await begin(habits).catch(async () => {
        await stop(driver);
        ({ driver, driverAddress } = await startDriver());
        return begin(habits);
      });
      try {
        return await stay(tabOf(session, await session.get("window"), address));
      } finally {
        await session.end();
      }
    },
    close: async () => {
      await stop(driver);
      await stop(screen);
      await rm(settings, { recursive: true });
    },
  };
};
