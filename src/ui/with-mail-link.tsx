import { Fragment, type ReactNode } from "react";
import { Link } from "./link";

/**
 * A text in which a mail address is a link.
 *
 * @param text one that names the address, or does not
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
