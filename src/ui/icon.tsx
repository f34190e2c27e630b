type IconProps = {
  /** Path data on a 24 by 24 grid. Queries return it for a field that names an icon. */
  drawing: string;
  /** CSS length. */
  size: string;
  className?: string;
};

/** An icon named by the content. It is decorative: the text beside it says the same. */
export const Icon = ({ drawing, size, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    <path d={drawing} />
  </svg>
);
