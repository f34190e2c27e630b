/** Computes the score of the Mozilla HTTP Observatory, limited to the checks that apply to a static site. */

type Headers = Readonly<Record<string, string>>;

/** Minimum max-age of Strict-Transport-Security, in seconds: half a year. */
const HALF_YEAR = 15_768_000;

const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/** The directives of a Content-Security-Policy, with their values. */
export const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );

const policyPoints = (policy: string | undefined): number => {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const fallback = directives.get("default-src") ?? [];
  const values = (name: string) => directives.get(name) ?? fallback;
  const scripts = [...values("script-src"), ...values("object-src")];
  if (scripts.some((value) => ["'unsafe-inline'", "data:", "*", "https:", "http:"].includes(value))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if ([...values("style-src"), ...values("style-src-attr")].includes("'unsafe-inline'")) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
};

const transportPoints = (value: string | undefined): number => {
  if (!value) return -20;
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= HALF_YEAR ? 0 : -10;
};

const framePoints = (headers: Headers): number => {
  const ancestors = directivesOf(headers["content-security-policy"] ?? "").get("frame-ancestors");
  if (ancestors?.join() === "'none'" || ancestors?.join() === "'self'") return 5;
  return /^(deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "") ? 0 : -20;
};

const isolationPoints = (value: string | undefined, good: readonly string[]): number =>
  value !== undefined && good.includes(value) ? 10 : 0;

/**
 * Score of a response: 100, plus or minus points for each header.
 *
 * @param headers headers of the response, with names in lower case
 */
export const observatoryScore = (headers: Headers): number =>
  100 +
  policyPoints(headers["content-security-policy"]) +
  transportPoints(headers["strict-transport-security"]) +
  framePoints(headers) +
  (headers["x-content-type-options"] === "nosniff" ? 0 : -5) +
  (PRIVATE_REFERRERS.includes(headers["referrer-policy"] ?? "") ? 5 : 0) +
  isolationPoints(headers["cross-origin-resource-policy"], ["same-origin", "same-site"]) +
  isolationPoints(headers["cross-origin-opener-policy"], ["same-origin"]) +
  isolationPoints(headers["cross-origin-embedder-policy"], ["require-corp", "credentialless"]) +
  ("set-cookie" in headers ? -20 : 0) +
  (headers["access-control-allow-origin"] === "*" ? -50 : 0);

/**
 * The best score that this site can reach. It leaves out the points for subresource hashes and for the browsers'
 * preload list, which a static site cannot get, and 5 points of the policy, which `default-src 'self'` costs
 * (docs/decisions.md).
 */
export const BEST_SCORE = 100 + 5 + 5 + 5 + 3 * 10;
