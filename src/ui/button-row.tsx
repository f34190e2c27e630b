import type { ReactNode } from "react";

/** Buttons side by side where they have room, each in its own width; otherwise below each other, all equally wide, and of one height on phones. */
export const ButtonRow = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <div
    className={`flex w-fit max-w-full flex-wrap gap-3 *:flex-auto max-sm:w-full max-sm:*:min-h-12 max-sm:*:w-full ${className}`}
  >
    {children}
  </div>
);
