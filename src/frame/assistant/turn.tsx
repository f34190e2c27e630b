import texts from "../../../data/site/assistant.json";
import { fillText } from "../../lib/fill-text";
import { SCHEDULE_PATH } from "../../lib/paths";
import { splitSentences } from "../../search/split-sentences";
import { ButtonLink, Link } from "../../ui/link";
import { leadTo } from "../lead-to";
import type { KeptAnswer, Turn as TurnOfTalk } from "./kept-talk";
import { replyTo } from "./talk";

/** What following a link does in addition. */
type LinkBehavior = { replace: boolean; onFollow: () => void };

type SourceLinkProps = {
  source: NonNullable<TurnOfTalk["near"]>[number];
  /** The text of the source that is shown. */
  quote: string;
  link: LinkBehavior;
  className: string;
};

const SourceLink = ({ source, quote, link: { replace, onFollow }, className }: SourceLinkProps) => (
  <Link
    href={source.href}
    replace={replace}
    onClick={() => {
      leadTo(source.title, splitSentences(quote));
      onFollow();
    }}
    className={`inline-block text-base text-primary underline underline-offset-4 ${className}`}
  >
    {source.title}
  </Link>
);

type SourcesProps = {
  sources: KeptAnswer["sources"];
  /** The quote that is already shown from the sources. */
  shown?: string;
  link: LinkBehavior;
};

const Sources = ({ sources, shown = "", link }: SourcesProps) => (
  <ul className="flex flex-col">
    {sources.map((source) => (
      <li key={source.href}>
        <SourceLink source={source} quote={shown} link={link} className="py-1.5" />
        {source.context && <span className="-mt-1 mb-1 block text-sm text-faint">{source.context}</span>}
      </li>
    ))}
  </ul>
);

/** Places near an answer. Each one stays together with its closest passage, separated by hairlines. */
const Places = ({ places, link }: { places: NonNullable<TurnOfTalk["near"]>; link: LinkBehavior }) => (
  <ul className="mt-4 border-t border-line">
    {places.map((source) => (
      <li key={source.href} className="border-b border-line py-3">
        {source.context && <span className="block text-sm text-faint">{source.context}</span>}
        <SourceLink source={source} quote={source.quote ?? ""} link={link} className="py-1 font-medium" />
        {source.quote && <blockquote className="text-base leading-snug text-muted">{source.quote}</blockquote>}
      </li>
    ))}
  </ul>
);

const AnswerText = ({
  answer: { quote, sources, further, missed, isExample },
  link,
}: {
  answer: KeptAnswer;
  link: LinkBehavior;
}) => {
  const [first, ...others] = sources;
  return (
    <>
      <blockquote className="border-s-2 border-signal ps-4">{quote}</blockquote>
      {first && (
        <div>
          <p className="text-sm text-muted">{isExample ? texts.example : texts.source}</p>
          <Sources sources={[first]} shown={quote} link={link} />
          {others.length > 0 && (
            <>
              <p className="mt-2 text-sm text-muted">{texts.more}</p>
              <Sources sources={others} link={link} />
            </>
          )}
        </div>
      )}
      {first?.href === SCHEDULE_PATH && (
        <ButtonLink
          href={SCHEDULE_PATH}
          label={texts.pickTime}
          replace={link.replace}
          onClick={link.onFollow}
          className="self-start"
        />
      )}
      {further && <AnswerText answer={further} link={link} />}
      {missed && <p>{fillText(texts.missed, { half: missed })}</p>}
    </>
  );
};

/** The reply to a question without an answer. */
const Unanswered = ({ turn: { question, near = [] }, link }: { turn: TurnOfTalk; link: LinkBehavior }) => {
  const reply = replyTo(question);
  if (reply || near.length === 0) return <p>{reply ?? texts.unknown}</p>;
  return (
    <div>
      <p>{texts.near}</p>
      <Places places={near} link={link} />
    </div>
  );
};

type TurnProps = {
  turn: TurnOfTalk;
  /** Whether the index failed to load. */
  failed: boolean;
  link: LinkBehavior;
};

/** A question and its answer. */
export const Turn = ({ turn, failed, link }: TurnProps) => (
  <div className="flex flex-col gap-3" data-slot="turn">
    <p className="ms-10 self-end rounded-lg border border-transparent bg-primary-fill px-4 py-2.5 text-on-fill whitespace-pre-wrap">
      <span className="sr-only">{texts.you} </span>
      {turn.question}
    </p>
    {turn.answer && <AnswerText answer={turn.answer} link={link} />}
    {turn.answer === null && <Unanswered turn={turn} link={link} />}
    {turn.answer === undefined && (failed ? <p className="text-danger">{texts.failed}</p> : <p>{texts.waiting}</p>)}
  </div>
);
