import { graphql } from "gatsby";
import { ABOUT_IDS, personId } from "../../lib/page-ids";
import { initials } from "../../lib/person-name";
import { ArrowLink } from "../../ui/arrow-link";
import { Fold } from "../../ui/fold";
import { Picture } from "../../ui/picture";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { withMailLink } from "../../ui/with-mail-link";

type TeamProps = Queries.TeamFragment & { people: readonly Queries.TeamMemberFragment[] };

/**
 * The team: rows that open on phones, two by two with the text beside the portrait in wide windows. A portrait is a
 * drawing of the person's field with their initials. The footer links to it as /about#team.
 */
export const Team = ({ team: { heading, intro, careers }, people }: TeamProps) => (
  <Section id={ABOUT_IDS.team} tone="sunken">
    <SectionIntro heading={heading} intro={intro} />
    <ul className="mt-6 grid gap-x-6 sm:mt-12 sm:grid-cols-2 sm:gap-y-12 lg:max-xl:grid-cols-4 xl:gap-x-12 xl:gap-y-9">
      {people.map(({ slug, name, role, bio, image }, index) => (
        <Reveal
          as="li"
          key={slug}
          id={personId(slug)}
          index={index}
          className="max-sm:border-t max-sm:border-line-strong max-sm:last:border-b xl:grid xl:grid-cols-2 xl:grid-rows-[auto_1fr] xl:gap-x-6"
        >
          <Fold
            mark={
              <span className="portrait edged xl:row-span-2 xl:self-start" data-monogram={initials(name)}>
                <Picture
                  image={image}
                  sizes="(min-width: 100rem) 24rem, (min-width: 80rem) 25vw, (min-width: 64rem) 22.5vw, (min-width: 40rem) 46vw, 6rem"
                  className="aspect-4/3 h-auto w-full object-cover xl:aspect-20/17"
                />
              </span>
            }
            title={name}
            note={<p className="text-sm text-muted sm:mt-1 sm:text-base">{role}</p>}
            headClass="xl:contents"
            titleClass="text-lg sm:mt-6 sm:text-xl xl:mt-1"
            bodyClass="pb-5 min-[22.5rem]:max-sm:pl-28 sm:pb-0"
          >
            <p className="text-base text-muted sm:mt-3">{bio}</p>
          </Fold>
        </Reveal>
      ))}
    </ul>
    <div className="mt-6 gap-x-12 sm:mt-12 sm:border-t sm:border-line-strong sm:pt-6 lg:flex lg:items-baseline lg:justify-between">
      <p className="max-w-prose text-muted">
        {careers.link.href.startsWith("mailto:")
          ? withMailLink(careers.text, careers.link.href.replace(/^mailto:|\?.*/g, ""))
          : careers.text}
      </p>
      <ArrowLink {...careers.link} className="mt-2 lg:-my-2" />
    </div>
  </Section>
);

export const query = graphql`
  fragment Team on AboutPage {
    team {
      heading
      intro
      careers {
        text
        link {
          ...LinkParts
        }
      }
    }
  }

  fragment TeamMember on Person {
    slug
    name
    role
    bio
    image {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 800
          placeholder: NONE
          formats: [AVIF, WEBP]
          breakpoints: [120, 192, 320, 400, 640]
          # Drawings of fine lines, shown small.
          avifOptions: { quality: 82 }
          webpOptions: { quality: 94 }
        )
      }
    }
  }
`;
