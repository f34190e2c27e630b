/** Threads that come in from the edge, and the height at which they all go on, in units of the drawing. */
const THREADS = 14;
const MEETING = 72;

const thread = (index: number): string => {
  const from = -6 + (index * 112) / (THREADS - 1);
  const to = MEETING + (index - THREADS / 2) * 0.9;
  return `M0 ${from.toFixed(1)}C45 ${from.toFixed(1)} 55 ${to.toFixed(1)} 100 ${to.toFixed(1)}`;
};

const PATH = Array.from({ length: THREADS }, (_, index) => thread(index)).join("");

/** The threads of the home page's decision, behind the head of the contact page: they run together into the message form (contact.css). */
export const Threads = () => (
  <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="contact-threads">
    <path d={PATH} vectorEffect="non-scaling-stroke" />
  </svg>
);
