/**
 * The example decision of an industry, which visitors of the home page make themselves (docs/product.md, section 4).
 */
import { z } from "zod";
import { derived } from "./derived";
import { label, line, text } from "./text";

const phrase = z
  .strictObject({
    none: text(80, "For none."),
    some: text(80, 'For some; "{n}" stands for their number of 100 such cases.', ["{n}"]),
  })
  .meta({
    id: "SharePhrase",
    description: 'Part of the sentence "At 0.72 you … and …": "hold no fraud", "hold {n}% of fraud".',
  });

const perThreshold = (description: string) => z.array(z.int()).meta({ description: `${description}, by threshold.` });

const perDay = (description: string) => z.int().min(0).max(100_000).meta({ description });

export const decision = z
  .strictObject({
    question: line('What is decided, as the heading on the industry’s page: "Which payments are held?"'),
    score: line('What the score measures, and of what: "Fraud risk of {n} flagged payments".', "{n}"),
    hold: label("The lane of cases from the threshold on."),
    pass: label("The lane of cases below the threshold."),
    caught: phrase,
    stopped: phrase,
    caughtLabel: label('Label of the first numeral, which reads "96 of 100": "fraud caught".'),
    stoppedLabel: label('Label of the second numeral, which reads "7 of 100": "good payments stopped".'),
    perDayLabel: label('Label of the third numeral, which reads "41 of 332": "payments held in a day".'),
    mix: label(
      'Below the drawing, of a day’s cases: "{n} of {all} fraud"; both follow from the volume.',
      "{n}",
      "{all}",
    ),
    scores: z
      .strictObject({
        wanted: z.int().min(5).max(95).meta({ description: "Median score of the cases to hold, in hundredths." }),
        other: z.int().min(5).max(95).meta({ description: "Median score of the other cases, in hundredths." }),
        spread: z.int().min(10).max(200).meta({
          description: "How widely scores lie around both medians: 60 is a good model, 120 one that mixes them up.",
        }),
      })
      .meta({ id: "DecisionScores", description: "The model of the example; the site makes up 200 cases from it." }),
    volume: z
      .strictObject({
        wanted: perDay("Cases a day that should be held."),
        other: perDay("Cases a day that should pass."),
      })
      .meta({ id: "DecisionVolume", description: "How many cases come in a day; the third numeral follows from it." }),
    outcomes: derived(
      "the scores and the volume",
      z
        .strictObject({
          caught: perThreshold("Of 100 cases to hold, those that are held"),
          stopped: perThreshold("Of 100 other cases, those that are held"),
          perDay: perThreshold("Cases held in a day"),
        })
        .meta({ id: "DecisionOutcomes", description: "What each threshold from 0.00 to 1.00 makes of the cases." }),
    ),
  })
  .meta({ id: "Decision", description: "A decision of this industry, to be tried on the home page." });
