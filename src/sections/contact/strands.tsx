/** Where the lines begin, from 0 to 100. */
const LINES = Array.from({ length: 14 }, (_, place) => Math.round((place * 100) / 13));
/** A narrow fan has half of them. */
const FEW = LINES.filter((_, place) => place % 2 === 0);

/** The lines of the home page's gate, which lead to the form here. Its diamond is on the form's edge (contact.css). */
export const Strands = () => (
  <div aria-hidden="true" className="strands print:hidden">
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="max-lg:hidden">
      {LINES.map((y) => (
        <path key={y} d={`M0,${y}C60,${y} 50,50 100,50`} />
      ))}
    </svg>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="lg:hidden">
      {FEW.map((x) => (
        <path key={x} d={`M${x},0C${x},60 75,50 75,100`} />
      ))}
    </svg>
  </div>
);
