import type { ReactNode } from "react";

/**
 * Buttons side by side, each in its own width, if they fit. Otherwise they are stacked in equal width, and on phones in
 * equal height too.
 */
export const ButtonRow = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <div
    className={`flex w-fit max-w-full flex-wrap gap-3 *:flex-auto max-sm:w-full max-sm:*:min-h-12 max-sm:*:w-full ${className}`}
  >
    {children}
  </div>
);
