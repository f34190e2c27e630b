import { graphql } from "gatsby";
import { ArrowLink } from "../../../ui/arrow-link";
import { Heading } from "../../../ui/heading";
import { ThresholdFigures } from "./threshold-figures";
import { ThresholdGate } from "./threshold-gate";
import { ThresholdIndustries } from "./threshold-industries";
import { noteOn, scoreOf, wordsAt } from "./threshold-words";
import { useThresholdCanvas } from "./use-threshold-canvas";
import { useThresholdSetting } from "./use-threshold-setting";

export type ThresholdProps = {
  texts: Queries.ThresholdTextsFragment;
  /** The industries to choose from. Keep the list's identity: a new list resets the panel. */
  industries: readonly [Queries.DecisionFragment, ...Queries.DecisionFragment[]];
  /** Level of the panel's heading. */
  headingLevel?: "h2" | "h3" | undefined;
};

/**
 * A decision to try (docs/product.md, section 4). The gate is a native range input, and the industries are native radio
 * buttons. The built page shows the first industry's decision at the initial threshold, as text and as a drawing.
 */
export const Threshold = ({ texts, industries, headingLevel = "h2" }: ThresholdProps) => {
  const { panel, industry, threshold, announced, moveGate, chooseIndustry } = useThresholdSetting(texts, industries);
  const { name, gradient, decision } = industry;
  // On its own page an industry's name is redundant, and six panels with the same heading would look alike.
  const isAlone = industries.length === 1;
  const { canvas, drawn } = useThresholdCanvas(decision.outcomes, threshold);
  const { sentence, figures } = wordsAt(texts, decision, threshold);

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
      <ThresholdGate
        label={texts.slider}
        counts={decision.outcomes}
        threshold={threshold}
        sentence={sentence}
        canvas={canvas}
        drawn={drawn}
        onMove={moveGate}
      />
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
