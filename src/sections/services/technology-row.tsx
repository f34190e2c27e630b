import { FeatureList } from "../../ui/feature-list";
import { Fold } from "../../ui/fold";
import { Icon } from "../../ui/icon";
import { Reveal } from "../../ui/reveal";

type TechnologyRowProps = { technology: Queries.ServicesTechnologiesFragment["items"][number]; index: number };

/** A core technology: what it does, and where it is used. On phones it is a row that opens. */
export const TechnologyRow = ({ technology, index }: TechnologyRowProps) => (
  <Reveal
    as="li"
    index={index}
    className="gap-x-6 sm:grid sm:grid-cols-[auto_1fr] sm:py-7 md:grid-cols-[auto_5fr_3fr] md:gap-x-8 md:py-9"
  >
    <Fold
      mark={<Icon drawing={technology.icon} size="1.75rem" className="flex-none text-cyan sm:mt-1" />}
      title={technology.title}
      headClass="sm:contents"
      titleClass="text-lg sm:text-xl"
      bodyClass="pb-5 sm:contents"
    >
      <p className="max-w-prose text-muted sm:col-start-2 sm:mt-2">{technology.description}</p>
      <FeatureList
        features={technology.uses}
        className="mt-4 content-start text-sm text-muted sm:col-start-2 md:col-start-3 md:row-span-2 md:row-start-1 md:mt-1.5"
      />
    </Fold>
  </Reveal>
);
