import { graphql } from "gatsby";
import { ABOUT_IDS, personId } from "../../lib/page-ids";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading, SectionIntro } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";

export type TeamProps = Queries.TeamFragment & { people: readonly Queries.TeamMemberFragment[] };

/** The team; the footer links to it as /about#team. */
export const Team = ({ team, people }: TeamProps) => (
  <Section id={ABOUT_IDS.team} tone="sunken">
    <SectionIntro heading={team.heading} intro={team.intro} />
    <ul className="mt-12 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {people.map(({ slug, name, role, bio, image }, index) => (
        <Reveal
          as="li"
          key={slug}
          id={personId(slug)}
          index={index}
          className="max-sm:grid max-sm:gap-x-5 max-sm:gap-y-4 xs:max-sm:grid-cols-[6rem_1fr]"
        >
          <Picture
            image={image}
            sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 6rem"
            className="h-auto w-full rounded-lg max-xs:w-[6rem]"
          />
          <div>
            <Heading as="h3" size="card" className="sm:mt-6">
              {name}
            </Heading>
            <p className="mt-1 text-sm text-primary">{role}</p>
            <p className="mt-3 text-base text-muted">{bio}</p>
          </div>
        </Reveal>
      ))}
    </ul>
    <p className="mt-12 max-w-prose border-t border-line-strong pt-6 text-muted">{team.careers.text}</p>
    <ArrowLink href={team.careers.link.href} planned={team.careers.link.planned} className="mt-2">
      {team.careers.link.label}
    </ArrowLink>
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
          breakpoints: [120, 240, 400, 640]
          # Initials of fine lines, shown small.
          avifOptions: { quality: 82 }
          webpOptions: { quality: 94 }
        )
      }
    }
  }
`;
