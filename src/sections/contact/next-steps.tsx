import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";

/** What happens after a message is sent: three steps, in order. */
export const NextSteps = ({ next }: Queries.NextStepsFragment) => (
  <section aria-labelledby="next-steps" className="px-4 xs:px-6 sm:px-8">
    <Heading id="next-steps" size="card">
      {next.heading}
    </Heading>
    <p className="mt-2 text-base text-muted">{next.intro}</p>
    <ol className="mt-5 grid gap-4 border-l border-line-strong pl-5">
      {next.steps.map(({ title, description }) => (
        <li key={title}>
          <p className="font-semibold">{title}</p>
          <p className="text-base text-muted">{description}</p>
        </li>
      ))}
    </ol>
  </section>
);

export const query = graphql`
  fragment NextSteps on SiteSettings {
    next {
      heading
      intro
      steps {
        title
        description
      }
    }
  }
`;
