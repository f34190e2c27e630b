import { useRef, useState } from "react";
import { fillText } from "../../lib/fill-text";
import { Button } from "../../ui/button";
import { useBrowserLayoutEffect } from "../../ui/use-browser-layout-effect";
import { DemoConveyor } from "./demo-conveyor";
import { DemoFigure } from "./demo-figure";
import { DemoOutcome } from "./demo-outcome";
import { staticParts, type DemoParts } from "./demo-parts";
import { DemoPredictions } from "./demo-predictions";
import { DemoTrace } from "./demo-trace";
import { EXAMPLE_RUN, formatSeconds, formatShare, type Reading } from "./readings";
import { useDemo } from "./use-demo";

/** On phones both buttons stand beside the status. */
const BUTTON = "max-sm:px-2.5 max-sm:text-sm";

/**
 * The instrument panel with its two buttons. Springs move it once their code has loaded. Before the first reading it
 * shows an example in the room of the readings, so its height is the same at rest and while running.
 */
export const DemoPanel = ({ demo }: Queries.DemoFragment) => {
  const { phase, readings, batches, start, stop } = useDemo();
  const [parts, setParts] = useState<DemoParts>(staticParts);
  const buttons = useRef<HTMLDivElement>(null);
  const running = phase === "running";
  const last = readings.at(-1);
  const shown = readings.length > 0 ? readings : EXAMPLE_RUN;
  const reading = shown.at(-1) as Reading;

  // A disabled button loses focus in the next frame, so move the focus to the enabled one.
  useBrowserLayoutEffect(() => {
    if (buttons.current?.contains(document.activeElement))
      buttons.current.querySelector<HTMLElement>("button:enabled")?.focus();
  }, [running]);

  const begin = () => {
    start();
    // Nothing moves for two seconds, so there is time to load the springs. Without them, CSS animates the panel.
    import("./demo-springs").then(({ springParts }) => setParts(springParts)).catch(() => undefined);
  };

  const announcement = {
    fresh: "",
    running: demo.announceStart,
    stopped: last
      ? fillText(demo.announceStop, { accuracy: formatShare(last.accuracy), time: formatSeconds(last.processingTime) })
      : demo.idle,
  }[phase];

  return (
    <div
      data-slot="demo"
      data-fresh={phase === "fresh" ? "" : undefined}
      data-running={running ? "" : undefined}
      className="mt-6 grid md:mt-12 overflow-hidden rounded-lg border border-night-line bg-night-plate lg:grid-cols-[7fr_6fr]"
    >
      <div className="relative flex flex-wrap items-center justify-between gap-x-2 gap-y-4 border-b border-night-line px-4 py-3 sm:px-6 sm:py-4 lg:col-span-full lg:px-9">
        {/*
         * A separate line on the smallest phones, so that a longer status does not push the buttons down when the demo
         * starts.
         */}
        <p className="flex flex-wrap items-center gap-x-2 text-label max-[23.4rem]:w-full sm:gap-x-3">
          <span aria-hidden="true" className="demo-lamp" />
          <span className="sr-only text-muted sm:not-sr-only">{demo.statusLabel}</span>
          <span className={running ? "text-running" : ""}>{running ? demo.running : demo.idle}</span>
          {!last && <span className="demo-example">{demo.example}</span>}
        </p>
        <div ref={buttons} className="scripted flex flex-wrap gap-2 sm:gap-3">
          {/* Without `autoComplete="off"`, Firefox restores after a reload which buttons were disabled. */}
          <Button data-replay="" autoComplete="off" disabled={running} onClick={begin} className={BUTTON}>
            {demo.start}
          </Button>
          <Button variant="outline" autoComplete="off" disabled={!running} onClick={stop} className={BUTTON}>
            {demo.stop}
          </Button>
        </div>
        <span aria-hidden="true" className="demo-elapsed" />
      </div>
      <DemoConveyor classes={demo.classes} running={running} batches={batches} />
      <dl className="flex flex-wrap content-center gap-x-6 gap-y-4 border-b border-night-line px-4 py-2.5 *:flex-[1_1_40%] sm:px-6 sm:py-4 lg:border-l lg:px-9">
        <DemoFigure label={demo.accuracyLabel} value={formatShare(reading.accuracy)} waiting={!last} />
        <DemoFigure label={demo.processingTimeLabel} value={formatSeconds(reading.processingTime)} waiting={!last} />
      </dl>
      <DemoPredictions
        label={demo.predictionsLabel}
        classes={demo.classes}
        predictions={reading.predictions}
        waiting={!last}
        Bar={parts.Bar}
      />
      <DemoTrace
        // The first reading starts a new trace. The example's trace must not animate into it.
        key={last ? "run" : "example"}
        label={demo.traceLabel}
        accuracies={shown.map(({ accuracy }) => accuracy)}
        Line={parts.Line}
      />
      <DemoOutcome texts={demo} readings={readings} batches={batches} running={running} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
};
