/** A text whose words with a hyphen stay whole: in a narrow column "E-commerce" broke after its first letter. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
