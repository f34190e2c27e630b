import { graphql } from "gatsby";
import { ArrowLink } from "../../ui/arrow-link";
import { FeatureList } from "../../ui/feature-list";
import { Fold } from "../../ui/fold";
import { IconChip } from "../../ui/icon-chip";
import { markVariants } from "../../ui/tone";
import { ServiceDrawing } from "./service-drawing";

const CELL =
  "lit-card group before:top-0 max-sm:border-t max-sm:border-line-strong max-sm:last:border-b sm:row-span-4 sm:grid sm:bg-surface sm:p-7 xl:px-5";

/** Title, text, points, and link are four rows that align with those of the neighboring cards. */
const ROWS = "sm:grid-rows-subgrid";

/**
 * A card with a drawing spans two columns. Below `xl` it has a row to itself, and the drawing may be higher than the
 * text.
 */
const WIDE =
  "sm:col-span-2 sm:grid-cols-[5fr_6fr] sm:gap-x-10 sm:max-xl:grid-rows-[auto_1fr_auto_auto] xl:grid-rows-subgrid";

/** A service. Its cell is highlighted on hover (docs/product.md, section 4). On phones it is a row that opens. */
export const ServiceCard = ({ service: { drawing, ...service } }: { service: Queries.ServiceCardFragment }) => (
  <li
    className={markVariants({
      tone: service.tone,
      className: `${CELL} ${drawing ? WIDE : ROWS}`,
    })}
  >
    <div className={`sm:row-span-4 sm:grid ${ROWS}`}>
      <Fold
        mark={<IconChip drawing={service.icon} tone={service.tone} />}
        title={service.title}
        note={service.features[0]}
        titleClass="text-lg max-sm:text-base sm:max-xl:text-xl sm:mt-5"
        bodyClass={`pb-2 sm:row-span-3 sm:grid sm:pb-0 ${ROWS}`}
      >
        <p className="mt-2 text-base text-muted">{service.description}</p>
        <FeatureList
          features={service.features}
          tone={service.tone}
          className="mt-4 mb-2 content-start text-points sm:mt-5 sm:mb-5"
        />
        <ArrowLink {...service.link} color="text-(--mark)" className="self-end sm:after:absolute sm:after:inset-0">
          {service.link.label}
          <span className="sr-only">: {service.title}</span>
        </ArrowLink>
      </Fold>
    </div>
    {drawing && <ServiceDrawing {...drawing} />}
  </li>
);

export const query = graphql`
  fragment ServiceCard on ServiceCard {
    icon
    title
    description
    tone
    features
    link {
      ...LinkParts
    }
    drawing {
      ...ServiceDrawing
    }
  }
`;
