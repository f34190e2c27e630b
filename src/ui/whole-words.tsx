/** A text whose words with a hyphen stay whole: in a narrow column "E-commerce" broke after its first letter, and "SR 26-2" before its last. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
