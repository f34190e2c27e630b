import { Fragment } from "react";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";

type MenuIndustry = Queries.SiteFrameQuery["allIndustry"]["nodes"][number];

/** An industry in the panel: icon, name, one line, and the names of its solutions. */
export const IndustryEntry = ({ industry, current }: { industry: MenuIndustry; current: boolean }) => (
  <Link
    href={industry.path}
    className="mega-entry"
    data-gradient={industry.gradient}
    {...(current ? { "aria-current": "page" as const } : {})}
  >
    <span className="mega-icon">
      <Icon name={industry.icon} size={20} />
    </span>
    <span className="min-w-0">
      <span className="block font-semibold">{industry.name}</span>
      <span className="block text-sm text-muted">{industry.description}</span>
      {/* A name stays whole: a line ends behind a dot. */}
      <span className="mt-1.5 block text-sm text-faint">
        {industry.solutions.items.map(({ title }, index, { length }) => (
          <Fragment key={title}>
            <span className="sm:whitespace-nowrap">{index < length - 1 ? `${title} ·` : title}</span>{" "}
          </Fragment>
        ))}
      </span>
    </span>
  </Link>
);
