import { graphql } from "gatsby";
import { Fragment } from "react";
import { hoursInWords } from "../../lib/hours-in-words";
import { officeId } from "../../lib/page-ids";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { telephoneHref } from "./telephone";

type OfficesProps = Queries.OfficesFragment & { entries: readonly Queries.OfficeFragment[] };

/** A card of the row on phones (contact.css). */
const OFFICE =
  "flex flex-col max-md:overflow-hidden max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface";

/** The three offices. */
export const Offices = ({ offices, entries }: OfficesProps) => (
  <Section>
    <SectionIntro
      split="lg:grid-cols-3 lg:gap-8 lg:*:first:col-span-2"
      heading={offices.heading}
      intro={offices.intro}
    />
    <ul className="office-row mt-6 grid gap-x-4 gap-y-10 md:mt-12 md:grid-cols-3 md:gap-x-8">
      {entries.map((office, index) => (
        <Reveal as="li" key={office.slug} id={officeId(office.slug)} index={index} className={OFFICE}>
          <Picture
            image={office.image}
            sizes="(min-width: 100rem) 29rem, (min-width: 48rem) 30vw, 75vw"
            className="h-auto w-full md:edged max-md:aspect-[7/4] max-md:object-cover max-md:object-[50%_25%] md:rounded-lg"
          />
          <div className="flex grow flex-col max-md:px-5 max-md:pt-4 max-md:pb-5 md:pt-6">
            <Heading as="h3" size="card">
              {office.city}
            </Heading>
            <p className="mt-2 text-base text-muted">{office.note}</p>
            <address className="mt-auto pt-4 text-base not-italic md:pt-5">
              <p className="border-t border-line pt-4">
                {/* Separate elements: WebKitGTK 2.50 crashed on line breaks within one large text. */}
                {office.postalLines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </p>
              <Link
                href={telephoneHref(office.phone)}
                className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
              >
                {office.phone}
              </Link>
              <p className="text-muted">
                {/* Lines break after the days and not within the hours, unless large text leaves no room for that. */}
                {hoursInWords(office.hours, offices.hours)
                  .split(/(?<=,) /)
                  .map((part, place) => (
                    // Use the index as key: two days may have the same hours.
                    <Fragment key={place}>
                      <span className="inline-block">{part}</span>{" "}
                    </Fragment>
                  ))}
              </p>
            </address>
          </div>
        </Reveal>
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment Offices on ContactPage {
    offices {
      heading
      intro
      hours {
        days
        line
      }
    }
  }

  fragment Office on Office {
    slug
    city
    postalLines
    phone
    hours {
      day
      opens
      closes
    }
    note
    ...OfficePicture
  }
`;
