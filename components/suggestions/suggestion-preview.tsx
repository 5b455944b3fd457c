"use client";

import { useQuery } from "@tanstack/react-query";
import type { QuestionIds } from "../questions/question-ids";
import { useSegmentName } from "../segments/segment-names";
import { pairOf, pairWords } from "../segments/segment-words";
import { counted, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { LoadFailed } from "../ui/load-failed";
import { Skeleton } from "../ui/skeleton";
import { type Overrides, type Preview, previewQuery, type Suggestion } from "./queries";

/** How many answers and differences are shown before the rest is only counted. */
const FIRST = { answers: 5, differences: 5 };

type SuggestionPreviewProps = { ids: QuestionIds; suggestion: Suggestion; overrides: Overrides };

/** What a suggestion would do to codes, tables and answers, before it is applied. */
export function SuggestionPreview({ ids, suggestion, overrides }: SuggestionPreviewProps) {
  const { data, error, refetch } = useQuery(previewQuery(ids, suggestion, overrides));
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <section aria-label="What it would change" className="grid gap-4 rounded-2 bg-sunken px-4 py-3 lg:grid-cols-2">
      <Frequencies preview={data} />
      <Differences preview={data} />
      <Moved preview={data} />
    </section>
  );
}

function Frequencies({ preview: { frequencies } }: { preview: Preview }) {
  if (frequencies.length === 0) return <p className="text-ink-2">No code changes its number of answers.</p>;
  return (
    <table className="figures content-start self-start">
      <thead className="type-label text-ink-3">
        <tr className="h-6">
          <th scope="col">Code</th>
          <th scope="col" className="px-2 text-end!">
            Before
          </th>
          <th scope="col" className="ps-2 text-end!">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {frequencies.map(({ code_id, name, name_before, before, after }) => (
          <tr key={code_id ?? name} className="border-t border-line-soft align-baseline">
            <th scope="row" className="py-1 font-normal wrap-anywhere">
              {name_before !== null && name_before !== name && (
                <span className="text-ink-3">
                  <s>{name_before}</s>{" "}
                </span>
              )}
              {after === null ? <s>{name}</s> : name}
              {before === null && <span className="type-small text-ink-3"> new</span>}
              {after === null && <span className="type-small text-ink-3"> removed</span>}
            </th>
            <td className="w-16 px-2 text-end text-ink-2">{before === null ? "–" : whole(before)}</td>
            <td className="w-16 ps-2 text-end font-[550]">{after === null ? "–" : whole(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Differences({ preview: { differences } }: { preview: Preview }) {
  const rest = differences.length - FIRST.differences;
  const nameOf = useSegmentName();
  const words = ({ key, value }: { key: string; value: string }) => pairWords(nameOf(key), value);
  return (
    <div className="grid content-start gap-1">
      <h3 className="type-label text-ink-3">In your tables</h3>
      {differences.length === 0 && (
        <p className="text-ink-2">No difference between segments becomes significant, and none stops being so.</p>
      )}
      <ul className="grid gap-1">
        {differences.slice(0, FIRST.differences).map(({ name, higher, lower, significant_after: is }) => (
          <li key={`${name} ${higher} ${lower}`} className="wrap-anywhere">
            <b className="font-[550]">{name}</b>: {words(pairOf(higher))} above {pairOf(lower).value}{" "}
            {is ? "becomes significant" : "stops being significant"}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="type-small text-ink-3">and {counted(rest, "other difference")}</p>}
    </div>
  );
}

function Moved({ preview: { responses, responses_changed: changed } }: { preview: Preview }) {
  if (changed === 0) return <p className="text-ink-2 lg:col-span-2">No answer changes its codes.</p>;
  const shown = responses.slice(0, FIRST.answers);
  return (
    <div className="grid gap-1 lg:col-span-2">
      <h3 className="type-label text-ink-3">{counted(changed, "answer")} would change</h3>
      <ul className="grid gap-1.5">
        {shown.map(({ id, response_id, text, before, after }) => (
          <li key={response_id} className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <span dir="auto" className="type-verbatim line-clamp-2 wrap-anywhere">
              {text} <span className="type-small text-ink-3">{id}</span>
            </span>
            <span className="type-small flex flex-wrap items-baseline gap-x-1.5 text-ink-2">
              <span>{before.join(", ") || "no code"}</span>
              <Icon name="right" className="size-3 self-center text-ink-3" />
              <span className="sr-only">becomes</span>
              <span className="font-[550] text-ink">{after.join(", ") || "no code"}</span>
            </span>
          </li>
        ))}
      </ul>
      {changed > shown.length && (
        <p className="type-small text-ink-3">and {counted(changed - shown.length, "other answer")}</p>
      )}
    </div>
  );
}
