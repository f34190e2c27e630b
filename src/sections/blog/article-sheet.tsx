import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { articleTitleId } from "../../lib/page-ids";
import { Link } from "../../ui/link";
import { LATEST_ANCHOR } from "./latest-articles";

type ArticleSheetProps = {
  slug: string;
  /** Label of the link that closes it. */
  close: string;
  /** Must contain the heading that names the article. */
  children: ReactNode;
};

/** The dialog of an article, with a bar to close it; `useArticleHash` opens it. */
export const ArticleSheet = ({ slug, close, children }: ArticleSheetProps) => (
  <dialog id={slug} aria-labelledby={articleTitleId(slug)} className="reader">
    <div className="reader-sheet">
      <div className="reader-bar">
        <Link
          href={`#${LATEST_ANCHOR}`}
          data-close=""
          className="inline-flex min-h-11 items-center gap-2 font-medium text-primary"
        >
          <ArrowLeft aria-hidden="true" size="1.125rem" />
          {close}
        </Link>
      </div>
      {children}
    </div>
  </dialog>
);
