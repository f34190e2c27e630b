import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import type { SiteFrame } from "../use-site-frame";

/** An industry in the panel: icon, name, description, and the titles of its solutions. */
export const IndustryEntry = ({
  industry,
  current,
}: {
  industry: SiteFrame["industries"][number];
  current: boolean;
}) => (
  <Link
    href={industry.path}
    className="flex h-full gap-3.5 rounded-sm px-3 py-3.5 transition-[background-color] hover:bg-hover aria-[current=page]:bg-hover"
    data-gradient={industry.gradient}
    aria-current={current ? "page" : undefined}
  >
    <span className="grid size-10 flex-none place-items-center rounded-sm bg-pair-text/11 text-pair-text">
      <Icon drawing={industry.icon} size="1.25rem" />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{industry.name}</span>
      <span className="block text-sm text-muted">{industry.description}</span>
      <span className="mt-1.5 grid gap-x-4 text-sm text-faint sm:grid-cols-2">
        {industry.solutions.items.map(({ title }) => (
          <span key={title}>{title}</span>
        ))}
      </span>
    </span>
  </Link>
);
