import { graphql } from "gatsby";
import { Link } from "../ui/link";

export type DataNoteProps = { text: string; link: Queries.DataNoteLinkFragment["link"] };

/** Beside a form that asks for personal data: what it is used for, and where the whole statement stands. */
export const DataNote = ({ text, link: { label, ...link } }: DataNoteProps) => (
  <p className="text-sm text-muted">
    {text}{" "}
    <Link {...link} className="text-primary underline underline-offset-4">
      {label}
    </Link>
  </p>
);

export const query = graphql`
  fragment DataNoteLink on DataPromise {
    link {
      ...LinkParts
    }
  }
`;
