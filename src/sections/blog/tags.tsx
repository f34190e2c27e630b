type TagsProps = {
  tags: readonly string[];
  /** Name of the list for screen readers, if nothing beside it says what it holds. */
  label?: string;
  className?: string;
};

/** Tags of an article. */
export const Tags = ({ tags, label, className = "" }: TagsProps) => (
  <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
    {tags.map((tag) => (
      <li key={tag} className="rounded-sm border border-line px-2 text-sm text-muted">
        {tag}
      </li>
    ))}
  </ul>
);
