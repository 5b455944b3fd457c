import { useId } from "react";
import { counted, whole } from "../ui/figures";
import type { Difference } from "./queries";

type DifferenceListProps = { title: string; count: number; differences: readonly Difference[] };

/** Answers with the codes that they lose, keep and get. */
export function DifferenceList({ title, count, differences }: DifferenceListProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-[550]">
        {title} <span className="figures font-normal text-ink-3">{whole(count)}</span>
      </h2>
      <ul aria-labelledby={id} className="grid max-h-[60vh] overflow-y-auto">
        {differences.map((difference) => (
          <li key={difference.response_id} className="grid gap-1 border-t border-line-soft py-2 first:border-0">
            <p dir="auto" className="wrap-anywhere">
              {difference.text || <span className="text-ink-3">Empty</span>}
            </p>
            <p className="type-small flex flex-wrap gap-x-3 gap-y-1 text-ink-3">
              <span>
                Row {whole(difference.row)} · {difference.id}
              </span>
              {difference.text_changed && <span className="text-warn-ink">The text has changed</span>}
              <Codes {...difference} />
            </p>
          </li>
        ))}
      </ul>
      {count > differences.length && (
        <p className="type-small text-ink-3">and {counted(count - differences.length, "more answer")}</p>
      )}
    </section>
  );
}

function Codes({ current, edited, reviewed }: Pick<Difference, "current" | "edited" | "reviewed">) {
  const has = (codes: Difference["current"], number: number) => codes.some(({ code_number }) => code_number === number);
  const gone = current.filter(({ code_number }) => !has(edited, code_number));
  const isRecoded = gone.length > 0 || edited.some(({ code_number }) => !has(current, code_number));
  const feltBefore = new Map(current.map(({ code_number, mention_sentiment }) => [code_number, mention_sentiment]));
  return (
    <>
      {edited.map(({ code_number, name, mention_sentiment }) =>
        has(current, code_number) ? (
          <span key={code_number}>
            {name}
            <Felt before={feltBefore.get(code_number) ?? null} now={mention_sentiment} />
          </span>
        ) : (
          <ins key={code_number} className="text-pos-ink no-underline">
            + {name}
            {mention_sentiment && ` (${mention_sentiment})`}
          </ins>
        ),
      )}
      {gone.map(({ code_number, name }) => (
        <del key={code_number} className="text-danger-ink">
          {name}
        </del>
      ))}
      {reviewed.current && !reviewed.edited && <span>Unchecked</span>}
      {!reviewed.current && reviewed.edited && !isRecoded && <span>Checked</span>}
    </>
  );
}

type Sentiment = Difference["current"][number]["mention_sentiment"];

function Felt({ before, now }: { before: Sentiment; now: Sentiment }) {
  if (before === now || now === null) return null;
  return (
    <>
      {": "}
      {before && <del className="text-danger-ink">{before}</del>} <ins className="text-pos-ink no-underline">{now}</ins>
    </>
  );
}
