import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Fold } from "../../ui/fold";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";

type CompanySizeProps = Queries.CompanySizeFragment & { offices: readonly Queries.CompanyOfficeFragment[] };

/**
 * Where people work: each office with its number of people. Below the offices, facts about the teams, which are rows that
 * open on phones. Phones load the pictures while scrolling.
 */
export const CompanySize = ({ size, offices }: CompanySizeProps) => (
  <Section id={ABOUT_IDS.size} tone="sunken">
    <Heading>{size.heading}</Heading>
    <ul className="late-pictures mt-6 grid grid-cols-3 gap-x-3 gap-y-6 max-xs:grid-cols-1 sm:gap-x-8 lg:mt-12">
      {size.offices.map(({ people, label }) => {
        // There is one: the content check makes sure that the names match (`companySize`).
        const office = offices.find(({ city }) => city === label);
        return (
          <li key={label}>
            {office && (
              <div className="max-sm:aspect-square">
                <Picture
                  image={office.image}
                  sizes="(min-width: 100rem) 29rem, (min-width: 40rem) 30vw, 48vw"
                  className="edged h-full w-full rounded-sm object-cover sm:h-auto sm:rounded-lg"
                />
              </div>
            )}
            <p className="mt-3 text-sm leading-snug text-muted sm:mt-5 sm:text-lg">
              <span className="mr-0.5 text-2xl font-medium tracking-heading text-ink sm:text-3xl">{people}</span>{" "}
              {size.unit}
            </p>
            <p className="mt-0.5 leading-snug font-semibold max-sm:text-sm sm:text-xl">{label}</p>
          </li>
        );
      })}
    </ul>
    <ul className="mt-6 grid gap-x-8 sm:mt-12 sm:grid-cols-2 sm:gap-y-10 lg:gap-x-16">
      {size.facts.map(({ title, description }) => (
        <li key={title} className="border-t border-line-strong max-sm:last:border-b sm:pt-6">
          <Fold title={title} titleClass="text-lg sm:text-xl" bodyClass="pb-5 sm:pb-0">
            <p className="text-base text-muted sm:mt-2">{description}</p>
          </Fold>
        </li>
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment CompanySize on AboutPage {
    size {
      heading
      offices {
        ...PeopleGroup
      }
      unit
      facts {
        title
        description
      }
    }
  }

  fragment CompanyOffice on Office {
    city
    ...OfficePicture
  }
`;
