import { markVariants } from "./tone";

/** Short points, each with a dash in the color of the card's role. */
export const FeatureList = ({
  features,
  tone,
  className = "",
}: {
  features: readonly string[];
  tone?: Queries.Tone;
  className?: string;
}) => (
  <ul className={markVariants({ tone, className: `dash-list ${className}` })}>
    {features.map((feature) => (
      <li key={feature}>{feature}</li>
    ))}
  </ul>
);
