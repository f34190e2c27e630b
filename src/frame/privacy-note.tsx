import { graphql } from "gatsby";
import { Link } from "../ui/link";

type PrivacyNoteProps = { text: string; link: Queries.PrivacyNoteLinkFragment["link"] };

/** Beside a form that asks for personal data: what it is used for, and where the whole statement stands. */
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
