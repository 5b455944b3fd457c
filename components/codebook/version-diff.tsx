"use client";

import { useQuery } from "@tanstack/react-query";
import { counted } from "../ui/figures";
import { Skeleton } from "../ui/skeleton";
import { useCodebookPage } from "./codebook-context";
import { type CodebookDiff, diffQuery } from "./queries";

type Line = { sign: "+" | "−" | "→"; words: string };

/** The differences between two versions, one sentence each. */
export function VersionDiff({ from, to }: { from: number; to: number }) {
  const { ids } = useCodebookPage();
  const { data, error } = useQuery(diffQuery(ids, from, to));
  if (error) return <p className="mt-2 text-danger-ink">{error.message}</p>;
  if (!data) return <Skeleton className="mt-2 h-16" />;
  const lines = linesOf(data);
  return (
    <div className="mt-2 rounded-2 bg-canvas px-3 py-2">
      <p className="type-label mb-1 text-ink-2">Since then</p>
      {lines.length === 0 && <p className="text-ink-2">Nothing in the codebook itself.</p>}
      <ul className="grid gap-1">
        {lines.map(({ sign, words }) => (
          <li key={`${sign}${words}`} className="flex gap-2 wrap-anywhere">
            <span
              aria-hidden="true"
              className={`w-3 flex-none text-center font-[650] ${sign === "+" ? "text-pos-ink" : sign === "−" ? "text-neg-ink" : "text-ink-3"}`}
            >
              {sign}
            </span>
            {words}
          </li>
        ))}
      </ul>
      {data.answers_restored > 0 && (
        <p className="type-small mt-2 text-ink-3">
          Restoring changes the codes of {counted(data.answers_restored, "answer")}.
          {data.answers_uncoded > 0 &&
            ` ${counted(data.answers_uncoded, "answer")} would be uncoded; coding them again is free.`}
        </p>
      )}
    </div>
  );
}

function linesOf({ categories, codes }: CodebookDiff): Line[] {
  return [
    ...categories.added.map(({ name }): Line => ({ sign: "+", words: `Category “${name}” added` })),
    ...categories.removed.map(({ name }): Line => ({ sign: "−", words: `Category “${name}” deleted` })),
    ...categories.renamed.map(({ from, to }): Line => ({ sign: "→", words: `Category “${from}” is now “${to}”` })),
    ...categories.moved.map(
      ({ name, from, to }): Line => ({
        sign: "→",
        words: to ? `Category “${name}” moved into “${to}”` : `Category “${name}” moved out of “${from}”`,
      }),
    ),
    ...codes.added.map(({ name, category }): Line => ({ sign: "+", words: `“${name}” added to ${category}` })),
    ...codes.removed.map(({ name, category }): Line => ({ sign: "−", words: `“${name}” deleted from ${category}` })),
    ...codes.renamed.map(({ from, to }): Line => ({ sign: "→", words: `“${from}” is now “${to}”` })),
    ...codes.renumbered.map(
      ({ name, from, to }): Line => ({ sign: "→", words: `“${name}” has the number ${to} instead of ${from}` }),
    ),
    ...codes.moved.map(({ name, from, to }): Line => ({ sign: "→", words: `“${name}” moved from ${from} to ${to}` })),
    ...codes.resentimented.map(({ name, from, to }): Line => ({ sign: "→", words: `“${name}”: ${from} became ${to}` })),
    ...codes.redefined.map(({ name }): Line => ({ sign: "→", words: `“${name}” has another definition` })),
    ...codes.included.map(({ name }): Line => ({ sign: "→", words: `“${name}” counts other cases than before` })),
    ...codes.always.map(({ name }): Line => ({ sign: "→", words: `“${name}” always codes other words than before` })),
    ...codes.exclusive.map(
      ({ name, to }): Line => ({ sign: "→", words: `“${name}” ${to ? "is exclusive" : "is not exclusive any more"}` }),
    ),
    ...codes.excluded.map(({ name }): Line => ({ sign: "→", words: `“${name}” excludes other cases than before` })),
  ];
}
