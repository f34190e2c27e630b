import { graphql } from "gatsby";
import { useEffect, useRef, useState, type CSSProperties, type FormEvent } from "react";
import { ArrowLink } from "../../../ui/arrow-link";
import { Heading } from "../../../ui/heading";
import { keepSetting, keptSetting } from "./kept-setting";
import { ThresholdFigures } from "./threshold-figures";
import { ThresholdIndustries } from "./threshold-industries";
import { ThresholdScale, ThresholdStill } from "./threshold-still";
import { formatThreshold, noteOn, scoreOf, START, wordsAt } from "./threshold-words";
import { useThresholdCanvas } from "./use-threshold-canvas";

export type ThresholdProps = {
  texts: Queries.ThresholdTextsFragment;
  /** The industries to choose from. Keep the list's identity: a new list resets the panel. */
  industries: readonly [Queries.DecisionFragment, ...Queries.DecisionFragment[]];
  /** Level of the panel's heading. */
  headingLevel?: "h2" | "h3" | undefined;
};

/** What screen readers announce when an industry is chosen. */
const announcementOf = (texts: ThresholdProps["texts"], { decision }: Queries.DecisionFragment, threshold: number) =>
  `${scoreOf(decision)}. ${wordsAt(texts, decision, threshold).sentence}`;

const hundredths = ({ value }: HTMLInputElement): number => Math.round(Number(value) * 100);

/**
 * A decision to try (docs/product.md, section 4). The gate is a native range input, and the industries are native radio
 * buttons. The built page shows the first industry's decision at the initial threshold, as text and as a drawing.
 */
export const Threshold = ({ texts, industries, headingLevel = "h2" }: ThresholdProps) => {
  const [chosen, choose] = useState(0);
  const [threshold, setThreshold] = useState(START);
  const [announced, announce] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const { slug, name, gradient, decision } = industries[chosen] ?? industries[0];
  const { outcomes } = decision;
  // On its own page an industry's name is redundant, and six panels with the same heading would look alike.
  const isAlone = industries.length === 1;
  const { canvas, drawn } = useThresholdCanvas(outcomes, threshold);
  const { sentence, figures } = wordsAt(texts, decision, threshold);

  // The visitor may have moved both before the scripts ran. Otherwise restore the setting kept in this tab.
  useEffect(() => {
    const gate = panel.current?.querySelector<HTMLInputElement>("[type=range]");
    const radios = [...(panel.current?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])];
    if (!gate) return;
    const kept = keptSetting();
    const left = industries.findIndex((industry) => industry.slug === kept?.industry);
    const checkedOne = () =>
      Math.max(
        0,
        radios.findIndex(({ checked }) => checked),
      ); // none where there is one industry
    const isMoved = gate.value !== gate.defaultValue || checkedOne() > 0;
    if (kept && left >= 0 && !isMoved) {
      gate.value = String(kept.threshold / 100);
      const radio = radios[left];
      if (radio) radio.checked = true;
    }
    const moved = hundredths(gate);
    const now = checkedOne();
    setThreshold(moved);
    choose(now);
    if (!isMoved) return;
    const industry = industries[now] ?? industries[0];
    keepSetting(industry.slug, moved);
    if (now > 0) announce(announcementOf(texts, industry, moved));
  }, [industries, texts]);

  const moveGate = (moved: number) => {
    setThreshold(moved);
    keepSetting(slug, moved);
  };

  const chooseIndustry = (index: number) => {
    const industry = industries[index] ?? industries[0];
    choose(index);
    keepSetting(industry.slug, threshold);
    announce(announcementOf(texts, industry, threshold));
  };

  return (
    <div
      ref={panel}
      data-slot="threshold"
      data-gradient={gradient}
      data-drawn={drawn ? "" : undefined}
      role="group"
      aria-labelledby="threshold-heading"
      className="threshold"
    >
      <div className="threshold-head">
        <div>
          <Heading as={headingLevel} id="threshold-heading" size="small">
            {isAlone ? decision.question : texts.heading}
          </Heading>
          <p data-slot="industry" className={`threshold-industry ${isAlone ? "text-muted" : ""}`}>
            {isAlone ? texts.heading : name}
          </p>
        </div>
        {!isAlone && (
          <ThresholdIndustries legend={texts.industries} industries={industries} onChoose={chooseIndustry} />
        )}
      </div>
      {/* Above the drawing, so that on a phone they are in view while the gate moves. */}
      <ThresholdFigures figures={figures} />
      <p className="threshold-caption">
        <span>{scoreOf(decision)}</span> <span className="text-pair-text">{decision.hold}</span>
      </p>
      <div
        className="threshold-field"
        // The built page has no inline styles. The style sheet has the gate's initial position.
        style={threshold === START ? undefined : ({ "--threshold": threshold / 100 } as CSSProperties)}
      >
        <ThresholdScale counts={outcomes} />
        {!drawn && <ThresholdStill counts={outcomes} threshold={threshold} />}
        <canvas ref={canvas} aria-hidden="true" className="threshold-drawing threshold-canvas" />
        <span aria-hidden="true" className="threshold-value">
          {formatThreshold(threshold)}
        </span>
        <span aria-hidden="true" className="threshold-gate" />
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          defaultValue={START / 100}
          aria-label={texts.slider}
          aria-orientation="vertical"
          aria-valuetext={sentence}
          className="threshold-input scripted"
          onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => moveGate(hundredths(currentTarget))}
        />
      </div>
      <p className="threshold-caption">
        <span>{noteOn(texts.note, decision)}</span> <span>{decision.pass}</span>
      </p>
      <p data-slot="sentence" className="threshold-sentence">
        {sentence}
      </p>
      <div className="threshold-end">
        <p className="text-base text-muted max-sm:text-sm max-sm:leading-snug">{texts.closing}</p>
        <ArrowLink {...texts.link} color="text-pair-text" data-replay="" />
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
};

export const query = graphql`
  fragment ThresholdTexts on HomeThreshold {
    heading
    industries
    slider
    total
    sentence
    closing
    message
    note
    link {
      ...LinkParts
    }
  }
  fragment DecisionPhrase on SharePhrase {
    none
    some
  }
  fragment Decision on Industry {
    slug
    name
    icon
    gradient
    decision {
      question
      score
      hold
      pass
      caught {
        ...DecisionPhrase
      }
      stopped {
        ...DecisionPhrase
      }
      caughtLabel
      stoppedLabel
      perDayLabel
      mix
      volume {
        wanted
        other
      }
      outcomes {
        caught
        stopped
        perDay
      }
    }
  }
`;
