/**
 * A text whose hyphenated words do not break: in a narrow column "E-commerce" broke after its first letter, and "SR
 * 26-2" before its last. `className` is the class of such a word.
 */
export const WholeWords = ({ text, className = "whitespace-nowrap" }: { text: string; className?: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );
