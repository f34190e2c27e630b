/**
 * Both digits 4, at columns 0 and 12: lines of dots, one per unit. Each line is slightly longer than its length in
 * units, so that it ends with a dot.
 */
const FOURS = "M0 5h4.1M4 0v8.1M0 4h.1M1 3h.1M2 2h.1M3 1h.1M12 5h4.1M16 0v8.1M12 4h.1M13 3h.1M14 2h.1M15 1h.1";
const ZERO = "M7 0h2.1M7 8h2.1M6 1v6.1M10 1v6.1";

/**
 * "404" in the dots of the home page's panel: filled for the fours, hollow for the zero. The text is beside it.
 *
 * @param props.gradient of the industry whose color it takes
 */
export const DottedCode = ({ gradient }: { gradient?: string | undefined }) => (
  <svg
    viewBox="-.42 -.4 16.84 8.8"
    aria-hidden="true"
    data-gradient={gradient}
    className={`mb-8 w-full sm:w-80 lg:mb-12 lg:w-[95%] ${gradient ? "stroke-pair-text" : "stroke-primary"}`}
    fill="none"
    strokeWidth=".76"
    strokeLinecap="round"
    strokeDasharray="0 1"
  >
    <path d={FOURS + ZERO} />
    <path d={ZERO} strokeWidth=".48" className="stroke-paper" />
  </svg>
);
