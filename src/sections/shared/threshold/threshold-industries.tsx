import { Icon } from "../../../ui/icon";

type ThresholdIndustriesProps = {
  legend: string;
  industries: readonly Pick<Queries.DecisionFragment, "slug" | "name" | "icon">[];
  onChoose: (index: number) => void;
};

/** The choice of an industry, as radio buttons shown as icons. */
export const ThresholdIndustries = ({ legend, industries, onChoose }: ThresholdIndustriesProps) => (
  <fieldset className="threshold-industries scripted">
    <legend className="sr-only">{legend}</legend>
    {industries.map(({ slug, name, icon }, index) => (
      <label key={slug} title={name}>
        <input
          type="radio"
          name="threshold-industry"
          value={index}
          defaultChecked={index === 0}
          className="sr-only"
          onChange={() => onChoose(index)}
        />
        <Icon drawing={icon} size="1.25rem" />
        <span className="sr-only">{name}</span>
      </label>
    ))}
  </fieldset>
);
