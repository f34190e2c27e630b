import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";

type CompanySizeProps = Queries.CompanySizeFragment & { offices: readonly Queries.CompanyOfficeFragment[] };

/** Where people work: each office with its number of people. Phones load the pictures while scrolling. */
export const CompanySize = ({ size, offices }: CompanySizeProps) => {
  return (
    <Section id={ABOUT_IDS.size} tone="sunken">
      <div className="lg:grid lg:grid-cols-3 lg:items-baseline lg:gap-x-8">
        <Heading>{size.heading}</Heading>
        <ul className="late-pictures mt-6 grid grid-cols-3 gap-x-3 gap-y-6 max-xs:grid-cols-1 sm:gap-x-8 lg:col-span-full lg:row-start-2 lg:mt-12">
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
        <p className="mt-6 max-w-prose text-muted sm:text-lg lg:mt-0">{size.intro}</p>
        <p className="mt-4 max-w-prose text-muted sm:text-lg lg:mt-0">{size.footnote}</p>
      </div>
    </Section>
  );
};

export const query = graphql`
  fragment CompanySize on AboutPage {
    size {
      heading
      intro
      offices {
        ...PeopleGroup
      }
      unit
      footnote
    }
  }

  fragment CompanyOffice on Office {
    city
    ...OfficePicture
  }
`;
