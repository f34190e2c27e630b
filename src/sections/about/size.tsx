import { graphql } from "gatsby";
import { ABOUT_IDS } from "../../lib/page-ids";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";

type CompanySizeProps = Queries.CompanySizeFragment & { offices: readonly Queries.CompanyOfficeFragment[] };

/** Where the people of the hero work: each office with how many they are. Phones fetch the pictures as they are scrolled. */
export const CompanySize = ({ size, offices }: CompanySizeProps) => {
  return (
    <Section id={ABOUT_IDS.size} tone="sunken">
      <SectionIntro heading={size.heading} intro={size.intro} />
      <ul className="late-pictures mt-8 grid grid-cols-3 gap-x-3 gap-y-6 max-xs:grid-cols-1 sm:gap-x-8 md:mt-12">
        {size.offices.map(({ people, label }) => {
          // There is one: the check of the content holds the names together.
          const office = offices.find(({ city }) => city === label);
          return (
            <li key={label}>
              {office && (
                <div className="max-sm:aspect-square">
                  <Picture
                    image={office.image}
                    sizes="(min-width: 100rem) 29rem, (min-width: 40rem) 30vw, 48vw"
                    className="edged h-full w-full rounded-lg object-cover sm:h-auto"
                  />
                </div>
              )}
              <p className="mt-3 text-4xl leading-tight font-medium tracking-display sm:mt-5">{people}</p>
              <p className="text-sm leading-snug text-muted sm:text-base">{label}</p>
            </li>
          );
        })}
      </ul>
      <p className="mt-8 max-w-prose text-muted sm:mt-10">{size.footnote}</p>
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
      footnote
    }
  }

  fragment CompanyOffice on Office {
    city
    ...OfficePicture
  }
`;
