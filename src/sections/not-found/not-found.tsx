import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { headerLinks, useSiteFrame } from "../../frame/use-site-frame";
import { fillText } from "../../lib/fill-text";
import { Heading } from "../../ui/heading";
import { ButtonLink, Link } from "../../ui/link";
import { Section } from "../../ui/section";
import { DottedCode } from "./dotted-code";
import { IndustryCard } from "./industry-card";
import { detourFor, nearestPage } from "./nearest-page";
import { useBranch } from "./use-branch";

/** The path in the address bar. It is known only after mount: one built file serves every unknown address. */
const useRequestedPath = (consoleMessage: string): string | undefined => {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const { pathname } = window.location;
    setPath(pathname);
    console.error(fillText(consoleMessage, { path: pathname }));
  }, [consoleMessage]);
  return path;
};

/** Decodes an address for readers. */
const readable = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Finds the link whose page is most like the path. */
const nearestLink = <T extends { readonly href: string }>(path: string, links: readonly T[]): T | undefined => {
  const near = nearestPage(
    path,
    links.map(({ href }) => href),
  );
  return links.find(({ href }) => href === near);
};

type NotFoundProps = Queries.NotFoundFragment & { tiles: readonly Queries.NotFoundIndustryFragment[] };

/**
 * The 404 page (docs/product.md, section 8). Besides the way home it names the nearest real page. For the address of an
 * industry's branch, it shows what is known about the branch.
 */
export const NotFound = ({
  code,
  headline,
  home,
  requested,
  nearest,
  detours,
  elsewhere,
  branch: branchTexts,
  pagesHeading,
  consoleMessage,
  tiles,
}: NotFoundProps) => {
  const { navigation, industries } = useSiteFrame();
  const path = useRequestedPath(consoleMessage);
  const pages = headerLinks(navigation);
  const links = [
    ...pages,
    ...industries.map((industry) => ({ label: industry.name, href: industry.path, planned: false })),
  ];
  const detour = path === undefined ? undefined : detourFor(path, detours);
  const near = path === undefined ? undefined : (detour?.link ?? nearestLink(path, links));
  const found = useBranch(path);
  /** With a branch panel, both lists span the page. */
  const columns = found ? "lg:grid lg:grid-cols-6" : "";
  return (
    // Content that arrives later must not move anything visible, so the footer never begins above the end of the first
    // screen, and padding instead of alignment brings the content, some 40rem of it, to the middle of a high one.
    <Section className="min-h-[calc(100svh-var(--header-height))] xl:pt-[max(4rem,50svh-22rem)] lg:pb-24">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <Heading as="h1">
            <span className="sr-only">{code}</span>
            <DottedCode gradient={found?.industry.gradient} /> {headline}
          </Heading>
          {/* Reserve the lines that addresses fill. */}
          <div className="mt-4 min-h-[2lh] max-[22.5rem]:min-h-[4lh] text-lg text-muted">
            <noscript>
              <p>{elsewhere}</p>
            </noscript>
            {path !== undefined && (
              <>
                <p className="line-clamp-4 wrap-anywhere">{fillText(requested, { path: readable(path) })}</p>
                <p>
                  {/* A branch's panel has its own link to the industry. */}
                  {found ? branchTexts.note : near ? (detour?.note ?? nearest) : elsewhere}{" "}
                  {!found && near && (
                    <Link {...near} className="font-medium text-primary underline underline-offset-4" />
                  )}
                </p>
              </>
            )}
          </div>
          <ButtonLink
            // Another element: a change of its colors would be animated.
            key={found ? "second" : "first"}
            {...home}
            variant={found ? "outline" : "default"}
            className="mt-8 max-sm:min-h-12 max-sm:w-full"
          />
        </div>
        {found && <found.Panel texts={branchTexts} branch={found.branch} industry={found.industry} />}
        {/* With a branch, it is a separate list below both columns. */}
        <nav
          key={found ? "below" : "beside"}
          aria-labelledby="not-found-pages"
          className={found ? "lg:col-span-2" : undefined}
        >
          <Heading size="small" id="not-found-pages">
            {pagesHeading}
          </Heading>
          <ul className={`mt-4 grid gap-x-4 border-line max-sm:border-t sm:grid-cols-3 sm:gap-y-5 ${columns}`}>
            {tiles.map((tile) => (
              <IndustryCard key={tile.path} industry={tile} />
            ))}
          </ul>
          <ul
            className={`grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-4 border-line mt-6 sm:flex sm:border-t sm:flex-wrap sm:justify-between sm:pt-2 ${columns}`}
          >
            {pages.map((link) => (
              <li key={link.href} className="border-line max-sm:border-b">
                <Link {...link} className="flex min-h-11 items-center hover:text-primary" />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Section>
  );
};

export const query = graphql`
  fragment NotFound on NotFoundPage {
    code
    headline
    home {
      ...LinkParts
    }
    requested
    nearest
    elsewhere
    detours {
      from
      note
      link {
        ...LinkParts
      }
    }
    branch {
      note
      solutions
      ask
      message
      see
    }
    pagesHeading
    consoleMessage
  }
`;
