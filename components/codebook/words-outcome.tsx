"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { MarkedText } from "../answers/marked-text";
import { Button } from "../ui/button";
import { counted, whole } from "../ui/figures";
import { useCodebookPage } from "./codebook-context";
import { wordsQuery } from "./queries";

const SHOWN = 4;

/** The answers that say the words of a rule, while it is typed, and a button that gives them the code. */
export function WordsOutcome({ code, words }: { code: CodeLine; words: string }) {
  const { ids, editor, mayEdit } = useCodebookPage();
  const { data, error } = useQuery({ ...wordsQuery(ids, code.id, words), placeholderData: keepPreviousData });
  if (words === "") return null;
  if (error) return <p className="type-small text-danger-ink">{error.message}</p>;
  if (!data) return null;
  const { responses, to_code: open, examples } = data;
  const shown = { codeId: code.id, name: code.name, colour: code.category.colour, sentiment: code.sentiment };
  const apply = () =>
    editor.edit({
      act: ({ applyWords }) => applyWords(code.id),
      done: `“${code.name}” given to ${counted(open, "answer")}`,
    });
  return (
    <section aria-label="Answers with these words" aria-live="polite" className="grid gap-2">
      <p className="type-small text-ink-2">
        {counted(responses, "answer")} {responses === 1 ? "says" : "say"} this. Whatever is coded from now on gets the
        code; what people decided stays.
      </p>
      <ul className="grid gap-2">
        {examples.slice(0, SHOWN).map(({ response_id: id, text, evidence }) => (
          <li key={id} dir="auto" className="type-verbatim line-clamp-3 border-s-2 border-line ps-2.5 wrap-anywhere">
            <MarkedText text={text} mentions={[{ ...shown, confidence: "high", evidence }]} />
          </li>
        ))}
      </ul>
      {mayEdit && open > 0 && (
        <Button type="button" onClick={apply} className="justify-self-start">
          Apply to {whole(open)} coded
        </Button>
      )}
    </section>
  );
}
