type IconProps = {
  /** Data of a path on a grid of 24 by 24, as queries give it for a field that names an icon. */
  drawing: string;
  /** Length in CSS. */
  size: string;
  className?: string;
};

/** An icon that content names. It is decoration: the text beside it says the same. */
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
