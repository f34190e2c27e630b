import { Fragment, type ReactNode } from "react";
import { Link } from "./link";

/**
 * Turns a mail address in a text into a link.
 *
 * @param text a text that may contain the address
 * @param address the address
 */
export const withMailLink = (text: string, address: string): ReactNode =>
  text.split(address).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <Link href={`mailto:${address}`} className="text-primary underline underline-offset-4">
          {address}
        </Link>
      )}
      {part}
    </Fragment>
  ));
