import { Heading } from "../../ui/heading";
import { Icon } from "../../ui/icon";
import { Reveal } from "../../ui/reveal";

type TechnologyRowProps = { technology: Queries.ServicesTechnologiesFragment["items"][number]; index: number };

/** A core technology: what it does, and where it is used. */
export const TechnologyRow = ({ technology, index }: TechnologyRowProps) => (
  <Reveal
    as="li"
    index={index}
    className="grid gap-x-6 gap-y-4 xs:grid-cols-[auto_1fr] py-7 md:grid-cols-[auto_5fr_3fr] md:gap-x-8 md:py-9"
  >
    <Icon drawing={technology.icon} size="1.75rem" className="mt-1 text-cyan" />
    <div>
      <Heading as="h3" size="card">
        {technology.title}
      </Heading>
      <p className="mt-2 max-w-prose text-muted">{technology.description}</p>
    </div>
    <ul className="dash-list xs:col-start-2 content-start text-sm text-muted md:col-start-3 md:mt-1.5">
      {technology.uses.map((use) => (
        <li key={use}>{use}</li>
      ))}
    </ul>
  </Reveal>
);
