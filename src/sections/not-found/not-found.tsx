import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { useSiteFrame } from "../../frame/use-site-frame";
import { fillText } from "../../lib/fill-text";
import { detourFor, nearestPage, pageAbove } from "./nearest-page";
import { Heading } from "../../ui/heading";
import { ButtonLink, Link } from "../../ui/link";
import { Section } from "../../ui/section";
import { useBranch } from "./use-branch";

/** The path in the address bar, known after mount only: one built file serves every unknown address. */
const useRequestedPath = (consoleMessage: string): string | undefined => {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const { pathname } = window.location;
    setPath(pathname);
    console.error(fillText(consoleMessage, { path: pathname }));
  }, [consoleMessage]);
  return path;
};

/** An address as a person reads it: with letters instead of their codes. */
const readable = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** The link whose page the path is most like. */
const nearestLink = <T extends { readonly href: string }>(path: string, links: readonly T[]): T | undefined => {
  const near = nearestPage(
    path,
    links.map(({ href }) => href),
  );
  return links.find(({ href }) => href === near);
};

/**
 * The 404 page (docs/product.md, section 8). It names the nearest real page besides the way home; at the address of a
 * branch of an industry it says what is known of it.
 */
export const NotFound = ({
  code,
  headline,
  home,
  requested,
  nearest,
  detours,
  branch: branchTexts,
  pagesHeading,
  consoleMessage,
}: Queries.NotFoundFragment) => {
  const { navigation, industries } = useSiteFrame();
  const path = useRequestedPath(consoleMessage);
  const links = [
    ...navigation.header,
    navigation.industries.link,
    ...industries.map((industry) => ({ label: industry.name, href: industry.path, planned: false })),
  ];
  const detour = path === undefined ? undefined : detourFor(path, detours);
  const near = path === undefined ? undefined : (detour?.link ?? nearestLink(path, links));
  const industry = path === undefined ? undefined : pageAbove(path, industries);
  const found = useBranch(industry?.path, path);
  return (
    // What arrives later moves nothing that shows: the footer begins below the first screen.
    <Section className="min-h-svh">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <Heading as="h1" className="font-medium">
            <span className="mb-4 block text-code leading-[0.85] tracking-heading text-signal">{code}</span> {headline}
          </Heading>
          <div className="mt-4 min-h-20 text-lg text-muted">
            {path !== undefined && (
              <p className="line-clamp-4 wrap-anywhere">{fillText(requested, { path: readable(path) })}</p>
            )}
            {near && (
              <p className="mt-2">
                {detour?.note ?? nearest}{" "}
                <Link href={near.href} className="font-medium text-primary underline underline-offset-4">
                  {near.label}
                </Link>
              </p>
            )}
          </div>
          <ButtonLink href={home.href} size="lg" className="mt-6">
            {home.label}
          </ButtonLink>
        </div>
        {found && industry && <found.Panel texts={branchTexts} branch={found.branch} industry={industry} />}
        {/* With a branch it is another list, below both. */}
        <nav
          key={found ? "below" : "beside"}
          aria-labelledby="not-found-pages"
          className={found ? "lg:col-span-2" : undefined}
        >
          <Heading size="small" id="not-found-pages">
            {pagesHeading}
          </Heading>
          <ul className={`mt-4 grid gap-x-8 border-t border-line sm:grid-cols-2 ${found ? "lg:grid-cols-4" : ""}`}>
            {links.map((link) => (
              <li key={link.href} className="border-b border-line">
                <Link href={link.href} planned={link.planned} className="flex min-h-11 items-center hover:text-primary">
                  {link.label}
                </Link>
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
