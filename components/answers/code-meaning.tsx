import type { CodeLine } from "@/lib/analytics/read-codes";

/** What a code means: its definition, what it counts and does not count, and the words that always give it. */
export function CodeMeaning({ code }: { code: CodeLine }) {
  const parts = [
    { head: "Definition", words: code.definition },
    { head: "Counts", words: code.include },
    { head: "Does not count", words: code.exclude },
    { head: "Always, by its words", words: code.always },
  ].filter(({ words }) => words);
  return (
    <div className="max-h-[30vh] overflow-y-auto border-t border-line pt-2 max-lg:hidden">
      <p className="type-strong wrap-anywhere">{code.name}</p>
      <p className="type-small text-ink-3">{code.category.name}</p>
      {parts.length === 0 ? (
        <p className="type-small mt-1 text-ink-3">The codebook says no more about it.</p>
      ) : (
        <dl className="type-small mt-1 grid gap-1">
          {parts.map(({ head, words }) => (
            <div key={head}>
              <dt className="inline text-ink-3">{head}: </dt>
              <dd className="inline wrap-anywhere">{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
