import { Metric } from "../../ui/metric";
import { Picture } from "../../ui/picture";

type Hero = Queries.IndustryHeroFragment;

/** Lines between the figures: below each other, side by side, and below each other again. */
const FIGURE_LINES =
  "divide-y divide-night-line max-lg:border-t max-lg:border-night-line sm:max-lg:divide-x sm:max-lg:divide-y-0";

/** The night panel of an industry: its figures on a rail of hairlines, its artwork beside them. */
export const IndustryInstrument = ({
  image,
  metrics,
}: {
  image: Hero["artwork"];
  metrics: Hero["hero"]["metrics"];
}) => (
  <div className="mt-10 grid scheme-dark overflow-hidden rounded-lg border border-night-line bg-night text-on-night md:mt-14 lg:grid-cols-[2fr_3fr]">
    <dl className={`grid max-lg:order-1 sm:max-lg:grid-cols-3 ${FIGURE_LINES}`}>
      {metrics.map(({ value, label }) => (
        <Metric key={label} size="lg" value={value} label={label} className="px-6 py-5 lg:justify-center lg:px-10" />
      ))}
    </dl>
    <div className="border-night-line lg:border-l">
      <Picture
        image={image}
        priority
        sizes="(min-width: 80rem) 48rem, (min-width: 64rem) calc(60vw - 2.5rem), calc(100vw - 2.5rem)"
        className="block h-full w-full object-cover"
      />
    </div>
  </div>
);
