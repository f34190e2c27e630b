import { memo } from "react";
import type * as articleParts from "./article-parts";
import { ArticleSheet } from "./article-sheet";
import { ArticleText } from "./article-text";

/** Parts that only an open article shows. Their code loads with the first one. */
export type ArticleParts = typeof articleParts;

/** The open article; a new object each time an article opens. Without `code` if it could not be loaded. */
export type OpenedArticle = { slug: string; code?: ArticleParts };

export type ArticleProps = Queries.BlogReaderFragment & {
  post: Queries.PostArticleFragment;
  /** The author, if a member of the team. */
  person: Queries.ArticleAuthorFragment | undefined;
  /** The next article. */
  next: Pick<Queries.PostArticleFragment, "slug" | "title" | "image">;
  /** Set once the article is open and the code has loaded, or failed to. */
  opened: OpenedArticle | undefined;
};

/** A whole article in a dialog that is part of the built page. It renders again when it opens. */
export const Article = memo((props: ArticleProps) => (
  <ArticleSheet slug={props.post.slug} close={props.reader.close}>
    <ArticleText {...props} />
  </ArticleSheet>
));
Article.displayName = "Article";
