import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import type { Inconsistency } from "./queries";

type InconsistencyCardProps = {
  group: Inconsistency;
  /** Null if nothing can be settled, or not by this person. */
  onSettle: (() => void) | null;
  isBusy: boolean;
};

/** A group of similar answers: their texts, the different codings that they have, and the suggested one. */
export function InconsistencyCard({ group, onSettle, isBusy }: InconsistencyCardProps) {
  const suggested = wordsOf(group.suggested);
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <ul aria-label="Texts" className="grid min-w-0 flex-1 basis-64 gap-1">
          {group.texts.map((text) => (
            <li key={text} dir="auto" className="type-verbatim border-s-2 border-line ps-2.5 wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
        {onSettle && (
          <Button
            type="button"
            disabled={isBusy}
            onClick={onSettle}
            aria-label={`Use suggested codes: ${group.texts[0]}`}
          >
            Use suggested codes
          </Button>
        )}
      </div>
      <ul aria-label="Codings" className="grid gap-0.5">
        {group.codings.map(({ codes, answers, reviewed, edited }) => {
          const words = wordsOf(codes);
          return (
            <li key={words} className="flex flex-wrap gap-x-2">
              <span className="type-small figures w-20 flex-none text-ink-3">{counted(answers, "answer")}</span>
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                <span className={words === suggested ? "font-[550]" : "text-ink-2"}>{words}</span>
                {words === suggested && <span className="type-small text-ink-3"> suggested</span>}
                {reviewed > 0 && <span className="type-small text-ink-3"> {reviewed} checked by people</span>}
                {edited > 0 && <span className="type-small text-ink-3"> {edited} edited by people, kept</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

const wordsOf = (codes: readonly { name: string }[]) => codes.map(({ name }) => name).join(", ") || "No code";
