import { graphql } from "gatsby";
import { AI_SOLUTIONS_IDS } from "../../lib/page-ids";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { Story } from "./story";

type SuccessStoriesProps = Queries.SuccessStoriesFragment & { industries: readonly Queries.StoryIndustryFragment[] };

/** Three success stories, one to a row, with their figures as numerals, in the colors of the industry that they lead to. */
export const SuccessStories = ({ stories, industries }: SuccessStoriesProps) => (
  <Section id={AI_SOLUTIONS_IDS.stories} tone="sunken">
    <SectionIntro heading={stories.heading} intro={stories.intro} />
    <div className="mt-6 md:mt-12">
      {stories.items.map((story, index) => (
        <Story
          key={story.title}
          {...story}
          entry={industries.find(({ path }) => path === story.link.href)}
          index={index}
        />
      ))}
    </div>
    <p className="mt-6 max-w-prose text-sm text-faint lg:max-w-none">{stories.footnote}</p>
  </Section>
);

export const query = graphql`
  fragment SuccessStories on AiSolutionsPage {
    stories {
      heading
      intro
      footnote
      items {
        ...Story
      }
    }
  }

  fragment StoryIndustry on Industry {
    path
    gradient
    ...IndustryTile
  }
`;
