import { graphql } from "gatsby";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";

/** Shown if no article passes the filter (docs/product.md, section 2). */
export const NoArticles = ({ title, text, button, onClear }: Queries.BlogEmptyFragment & { onClear: () => void }) => (
  <div className="mt-6 flex flex-col items-start gap-3 rounded-lg border border-line-strong p-8 md:p-12">
    <Heading as="h3" size="card">
      {title}
    </Heading>
    <p className="text-muted">{text}</p>
    <Button variant="outline" className="mt-3" onClick={onClear}>
      {button}
    </Button>
  </div>
);

export const query = graphql`
  fragment BlogEmpty on BlogEmpty {
    title
    text
    button
  }
`;
