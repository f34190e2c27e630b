/** Mock of Gatsby's browser API: links are plain, queries do nothing. */
import type { ComponentPropsWithoutRef } from "react";

export const Link = ({
  to,
  activeClassName,
  partiallyActive,
  children,
  ...props
}: ComponentPropsWithoutRef<"a"> & { to: string; activeClassName?: string; partiallyActive?: boolean }) => {
  void activeClassName;
  void partiallyActive;
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
};

export const navigate = jest.fn();
export const graphql = () => "";
export const useStaticQuery = jest.fn();
