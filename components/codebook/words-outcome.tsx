"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { MarkedText } from "../answers/marked-text";
import { Button } from "../ui/button";
import { counted, whole } from "../ui/figures";
import { useCodebookPage } from "./codebook-context";
import { type WordsPreview, wordsQuery } from "./queries";

const SHOWN = 4;

/**
 * The answers that say the words of a rule, while it is typed or when they are asked for, and a button that gives them
 * the code.
 */
export function WordsOutcome({ code, words }: { code: CodeLine; words: string }) {
  const { ids, editor, mayEdit } = useCodebookPage();
  const isStored = words === (code.always ?? "");
  const [isAsked, setAsked] = useState(false);
  if (!isStored && !isAsked) setAsked(true);
  const asked = wordsQuery(ids, code.id, isAsked ? words : "");
  const { data, error, isFetching } = useQuery({ ...asked, placeholderData: keepPreviousData });
  if (words === "") return null;
  if (!isAsked) {
    return (
      <Button type="button" onClick={() => setAsked(true)} className="justify-self-start">
        Show answers with these words
      </Button>
    );
  }
  if (error) return <p className="type-small text-danger-ink">{error.message}</p>;
  if (!data) return null;
  const { responses, examples, complete, read } = data;
  const shown = { codeId: code.id, name: code.name, colour: code.category.colour, sentiment: code.sentiment };
  const act = actOf(data);
  const apply = () =>
    editor.edit({
      act: async ({ applyWords }) => {
        const { version, responses_changed } = await applyWords(code.id);
        const done = `${counted(responses_changed, "answer")} changed by the words of “${code.name}”`;
        return responses_changed > 0 ? { version, done } : null;
      },
      done: `Words of “${code.name}” applied`,
    });
  return (
    <section aria-label="Answers with these words" aria-live="polite" className="grid gap-2">
      <p className="type-small text-ink-2">
        {counted(responses, "answer")} {complete ? "" : `of the first ${whole(read)} `}
        {responses === 1 ? "says" : "say"} this. Whatever is coded from now on gets the code; what people decided stays,
        and unreadable answers are skipped.
      </p>
      <ul className="grid gap-2">
        {examples.slice(0, SHOWN).map(({ response_id: id, text, evidence }) => (
          <li key={id} dir="auto" className="type-verbatim line-clamp-3 border-s-2 border-line ps-2.5 wrap-anywhere">
            <MarkedText text={text} mentions={[{ ...shown, confidence: "high", evidence }]} />
          </li>
        ))}
      </ul>
      {mayEdit && act && (
        <Button type="button" onClick={apply} disabled={!isStored || isFetching} className="justify-self-start">
          {act}
        </Button>
      )}
    </section>
  );
}

/** What applying the words would do; null for nothing. */
function actOf({ complete, to_code: open, to_remove: gone }: WordsPreview): string | null {
  if (!complete) return "Give the code to all coded answers that say this";
  const give = `Give the code to ${whole(open)} coded ${open === 1 ? "answer" : "answers"}`;
  if (gone === 0) return open === 0 ? null : give;
  return open === 0 ? `Remove the code from ${counted(gone, "answer")}` : `${give}, remove it from ${whole(gone)}`;
}
