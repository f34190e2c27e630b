import type { ComponentPropsWithoutRef } from "react";
import { variants, type VariantProps } from "./variants";

const look = variants(
  [
    "inline-flex items-center justify-center gap-2 rounded-sm text-center font-medium no-underline",
    "transition-[background-color,border-color,color,translate] active:[translate:0_1px]",
    "disabled:pointer-events-none disabled:opacity-55",
  ].join(" "),
  {
    variant: {
      default: "bg-primary-fill text-on-fill hover:bg-primary-fill-hover",
      destructive: "bg-danger-fill text-on-fill hover:opacity-95",
      outline: "border border-control bg-transparent text-ink hover:border-ink hover:bg-hover",
      secondary: "bg-secondary-soft text-secondary hover:opacity-95",
      ghost: "text-ink hover:bg-hover",
      link: "text-primary underline decoration-1 underline-offset-4 hover:decoration-2",
    },
    size: {
      default: "min-h-11 px-5 py-1 text-base max-xs:px-2",
      sm: "min-h-10 px-4 text-nav",
      lg: "min-h-12 px-7 py-1 text-base sm:min-h-13 sm:text-lg max-xs:px-2",
      icon: "size-11",
    },
  },
  { variant: "default", size: "default" },
);

/** Variants and sizes of buttons (docs/product.md, section 9). */
export const buttonVariants: typeof look = ({ className = "", ...style }) =>
  look({
    ...style,
    className: style.variant === "link" && style.size !== "icon" ? `min-h-6 px-0! text-start ${className}` : className,
  });

export type ButtonStyle = VariantProps<typeof buttonVariants>;

/** A button, for actions on this page. Use a link for navigation. */
export const Button = ({
  variant,
  size,
  className,
  type = "button",
  ...props
}: ComponentPropsWithoutRef<"button"> & ButtonStyle) => (
  <button data-slot="button" type={type} className={buttonVariants({ variant, size, className })} {...props} />
);
