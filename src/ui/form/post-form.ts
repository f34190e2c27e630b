/** The longest wait for the host's answer, in milliseconds. */
export const POST_TIMEOUT = 10_000;

/** The host accepts forms at the address of any page that it serves. */
const FORMS_ADDRESS = "/";

type Fetch = (address: string, init: RequestInit) => Promise<Pick<Response, "ok" | "status">>;

/**
 * Wait after a failed attempt, in milliseconds. When the visitor leaves, the browser cancels the page's requests, and
 * the script could still send another one. After this wait, such a page no longer exists.
 */
export const PAUSE = 300;

/** Outcome of an attempt: only `again` is worth another one. */
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
    // After a timeout the host may already have the message. Sending it again could duplicate it.
    return abort.signal.aborted ? "refused" : "again";
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Posts a form to the host, and tries once more after a network failure or a server error.
 *
 * @param formData the form's fields; must contain `form-name`, by which the host files it
 * @param send sends the request; defaults to `fetch`
 * @throws if the host does not accept it; an `AbortError` if the visitor leaves the page before it answers
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
  // This runs if the browser restores the page from its page cache.
  if (left) throw new DOMException("The page was left before the host had answered", "AbortError");
  throw new Error(`The form was not accepted (${outcome})`);
};
