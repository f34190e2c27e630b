/** Mock of Gatsby for rendering the state sheet: links are plain, and the site's frame is that of the fixture. */
import type { ComponentPropsWithoutRef } from "react";
import { siteFrame } from "../../fixtures/site-frame";

export const Link = ({ to, children, ...props }: ComponentPropsWithoutRef<"a"> & { to: string }) => (
  <a href={to} {...props}>
    {children}
  </a>
);
export const navigate = () => undefined;
export const graphql = () => "";
export const useStaticQuery = () => siteFrame;
