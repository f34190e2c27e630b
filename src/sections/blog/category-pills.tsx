import { Icon } from "../../ui/icon";

type CategoryPillsProps = {
  label: string;
  categories: readonly Queries.BlogCategoryFragment[];
  selected: string;
  onSelect: (category: string) => void;
};

/** The categories as buttons with their fixed counts (docs/product.md, section 3). */
export const CategoryPills = ({ label, categories, selected, onSelect }: CategoryPillsProps) => (
  <div role="group" aria-label={label} className="blog-pills flex gap-2 sm:flex-wrap">
    {categories.map(({ slug, name, icon, count }) => (
      <button
        key={slug}
        type="button"
        data-replay=""
        aria-pressed={slug === selected}
        className="blog-pill flex min-h-11 items-center gap-2.5 rounded-full px-3 text-left text-sm sm:px-4 sm:text-base"
        onClick={({ currentTarget }) => {
          onSelect(slug);
          // On phones the row scrolls, so bring the selected pill into view.
          currentTarget.scrollIntoView({ block: "nearest", inline: "center" });
        }}
      >
        <Icon drawing={icon} size="1.125rem" className="max-sm:hidden" />
        <span>{name}</span>
        <span className="text-sm">{count}</span>
      </button>
    ))}
  </div>
);
