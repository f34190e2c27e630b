import { graphql } from "gatsby";
import { Link } from "../ui/link";

type PrivacyNoteProps = { text: string; link: Queries.PrivacyNoteLinkFragment["link"] };

/** A note next to a form that asks for personal data: what the data is used for, and a link to the full statement. */
export const PrivacyNote = ({ text, link }: PrivacyNoteProps) => (
  <p className="text-sm text-muted">
    {`${text} `}
    <Link {...link} className="inline-block min-h-6 text-primary underline underline-offset-4" />
  </p>
);

export const query = graphql`
  fragment PrivacyNoteLink on PrivacyPromise {
    link {
      ...LinkParts
    }
  }
`;
