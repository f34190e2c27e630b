import { z } from "zod";
import { BLOG_PATH } from "../../../lib/paths";
import { articleEntries } from "../../search/article-entries";
import { pageEntry } from "../../search/entries";
import { singlePage } from "./collection";
import { callToAction, pageHero } from "./fields";
import { post } from "./post";
import { label, line, sentence } from "./text";

export const blogPage = singlePage({
  description: "The blog.",
  file: "blog",
  path: BLOG_PATH,
  fields: {
    hero: z.strictObject(pageHero).meta({ id: "BlogHero", description: "First screen of the blog." }),
    progressLabel: label("Name of the reading-progress bar."),
    search: z
      .strictObject({
        label: label("Label of the search field."),
        placeholder: label("Example shown in the empty field."),
        categoryLabel: label("Label of the category list."),
        pillsLabel: label("Name of the row of category buttons."),
        countsNote: line("Beside the buttons of the categories: what their counts include."),
      })
      .meta({ id: "BlogSearch", description: "Texts of the search." }),
    featured: z
      .strictObject({ heading: label("Heading."), readLabel: label("Text of the link to the article.") })
      .meta({ id: "BlogFeatured", description: "The featured article." }),
    latest: z
      .strictObject({
        heading: label("Heading."),
        countLabel: line('Count line; "{n}" stands for the number.', "{n}"),
        readLabel: label("Text of the link to the article."),
        featuredLabel: label("Mark of the featured article's card."),
        feedLabel: label("Link to the feed of all articles, for feed readers."),
      })
      .meta({ id: "BlogLatest", description: "The grid of articles." }),
    empty: z
      .strictObject({ title: label("Title."), text: line("Text."), button: label("Button.") })
      .meta({ id: "BlogEmpty", description: "Shown where no article matches." }),
    reader: z
      .strictObject({
        close: label("Link that closes the article."),
        byline: label('Line with the author; "{author}" stands for the name.', "{author}"),
        updatedLabel: label(
          'Beside the date of a corrected article; "{day}" stands for the day of the correction.',
          "{day}",
        ),
        contentsLabel: label("Name of the list of an article's headings, on wide screens."),
        tagsLabel: label("Name of the list of an article's tags."),
        nextLabel: label("Above the title of the article that comes next."),
        industryLabel: label('Link to the industry; "{industry}" stands for its name.', "{industry}"),
        discuss: z
          .strictObject({
            label: label('Link to the contact page; "{name}" stands for the author\'s first name.', "{name}"),
            message: line(
              'What the link adds to the message; "{title}" and "{name}" stand for the article and the first name.',
              "{title}",
              "{name}",
            ),
          })
          .meta({ id: "BlogReaderDiscuss", description: "The way from an article to a message." }),
      })
      .meta({ id: "BlogReader", description: "Texts of the article reader." }),
    archive: z
      .strictObject({
        more: label("Button that shows more cards; without scripts a link to the list of older articles."),
        loading: line("While the list of older articles is fetched."),
        failed: sentence("Where that list could not be fetched."),
        opening: line("While an older article is fetched."),
        openFailed: sentence("Where an older article could not be fetched."),
        retry: label("Button that fetches again what did not come."),
        page: z
          .strictObject({
            heading: label("Heading."),
            intro: sentence("Below it: how to get an article without scripts."),
            ask: label("Link to an e-mail that asks for the article."),
            back: label("Link to the blog."),
          })
          .meta({ id: "BlogArchivePage", description: "The list of older articles for who has no scripts." }),
      })
      .meta({ id: "BlogArchive", description: "Texts that a blog of more than twelve articles needs." }),
    callToAction,
  },
  // Articles open inside the blog.
  anchors: (_page, namesOf) => namesOf("Post"),
  share: ({ hero }) => hero,
  search: (page, contentsOf) => [
    pageEntry(page, "page", page.hero.headline, page.hero.intro),
    ...contentsOf(post).flatMap(articleEntries),
  ],
});
