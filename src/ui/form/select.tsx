import { ChevronDown } from "lucide-react";
import { forwardRef, type ComponentPropsWithoutRef } from "react";

/** A native select that looks like a field. Without `appearance-none`, WebKit would keep its own gray background. */
export const Select = forwardRef<HTMLSelectElement, ComponentPropsWithoutRef<"select">>(
  ({ className = "", ...props }, ref) => (
    <span className="relative block">
      <select ref={ref} className={`field-control appearance-none pr-10 ${className}`} {...props} />
      <ChevronDown
        aria-hidden="true"
        size="1.125rem"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-muted"
      />
    </span>
  ),
);
Select.displayName = "Select";
