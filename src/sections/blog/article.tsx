import { memo } from "react";
import type * as articleParts from "./article-parts";
import { ArticleSheet } from "./article-sheet";
import { ArticleText } from "./article-text";

/** What only an open article shows; its code comes with the first one. */
export type ArticleParts = typeof articleParts;

/** The article that is open, anew each time that it opens. */
export type OpenedArticle = { slug: string; code: ArticleParts };

export type ArticleProps = Queries.BlogReaderFragment & {
  post: Queries.PostArticleFragment;
  /** The author, where somebody of the team is. */
  person: Queries.ArticleAuthorFragment | undefined;
  /** The article after it. */
  next: Pick<Queries.PostArticleFragment, "slug" | "title" | "image">;
  /** Once the article is open and the code is there. */
  opened: OpenedArticle | undefined;
};

/** A whole article in a dialog that stands in the built page. It is rendered anew when it opens. */
export const Article = memo((props: ArticleProps) => (
  <ArticleSheet slug={props.post.slug} close={props.reader.close}>
    <ArticleText {...props} />
  </ArticleSheet>
));
Article.displayName = "Article";
