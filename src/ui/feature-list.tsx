import { Check } from "lucide-react";

/** Short points, each with a tick. */
export const FeatureList = ({ features, className = "" }: { features: readonly string[]; className?: string }) => (
  <ul className={`grid gap-2 text-base ${className}`}>
    {features.map((feature) => (
      <li key={feature} className="flex gap-3">
        <Check aria-hidden="true" size={18} className="mt-1 shrink-0 text-secondary" />
        <span>{feature}</span>
      </li>
    ))}
  </ul>
);
