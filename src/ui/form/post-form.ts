/** Longest wait for the host's answer, in milliseconds. */
export const POST_TIMEOUT = 10_000;

/** Where the host takes forms: any page that it serves. */
const FORMS_ADDRESS = "/";

type Fetch = (address: string, init: RequestInit) => Promise<Pick<Response, "ok" | "status">>;

/**
 * Wait after a failed attempt, in milliseconds. Browsers end a request as the page goes, and a script could still send
 * another one; after this wait there is no such page any more.
 */
export const PAUSE = 300;

/** What became of one attempt: `again` is worth another, `refused` is not. */
type Outcome = "accepted" | "again" | "refused";

const attempt = async (body: string, send: Fetch): Promise<Outcome> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), POST_TIMEOUT);
  try {
    const { ok, status } = await send(FORMS_ADDRESS, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
      signal: abort.signal,
    });
    if (ok) return "accepted";
    return status >= 500 ? "again" : "refused";
  } catch {
    // After a time-out the host may have the message already: a second one would be a double.
    return abort.signal.aborted ? "refused" : "again";
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Posts a form to the host, once more after a network failure or a server error.
 *
 * @param formData the form's fields; must hold `form-name`, by which the host files it
 * @param send how to send it; `fetch` where left out
 * @throws where the host did not accept it; an `AbortError` where the page was left before it had answered
 */
export const postForm = async (
  formData: FormData,
  send: Fetch = (address, init) => fetch(address, init),
): Promise<void> => {
  const fields = [...formData].filter((field): field is [string, string] => typeof field[1] === "string");
  const body = new URLSearchParams(fields).toString();
  let left = false;
  const onLeave = () => {
    left = true;
  };
  window.addEventListener("pagehide", onLeave);
  let outcome: Outcome = "again";
  for (let attempts = 0; attempts < 2 && outcome === "again" && !left; attempts += 1) {
    outcome = await attempt(body, send);
    if (outcome === "again") await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  window.removeEventListener("pagehide", onLeave);
  if (outcome === "accepted") return;
  // The page is there again, out of the browser's page cache.
  if (left) throw new DOMException("The page was left before the host had answered", "AbortError");
  throw new Error(`The form was not accepted (${outcome})`);
};
