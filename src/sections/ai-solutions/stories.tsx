import { graphql } from "gatsby";
import { AI_SOLUTIONS_IDS } from "../../lib/page-ids";
import { Section } from "../../ui/section";
import { SectionIntro } from "../../ui/section-intro";
import { Story } from "./story";

/** Three success stories, one per row, with large figures in the colors of the industries that they lead to. */
export const SuccessStories = ({ stories }: Queries.SuccessStoriesFragment) => (
  <Section id={AI_SOLUTIONS_IDS.stories} tone="sunken">
    <SectionIntro heading={stories.heading} intro={stories.intro} />
    <div className="mt-6 md:mt-12">
      {stories.items.map((story, index) => (
        <Story key={story.title} {...story} index={index} />
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
`;
