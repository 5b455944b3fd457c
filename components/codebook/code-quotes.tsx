"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { answersHref } from "../answers/answer-query";
import { MarkedText } from "../answers/marked-text";
import { questionHref } from "../projects/queries";
import { whole } from "../ui/figures";
import { Skeleton } from "../ui/skeleton";
import { useCodebookPage } from "./codebook-context";
import { quotesQuery } from "./queries";

/** A few answers that have the code, with its evidence marked. */
export function CodeQuotes({ code }: { code: CodeLine }) {
  const { ids } = useCodebookPage();
  const { data, isPending } = useQuery({ ...quotesQuery(ids.questionId, code.id), enabled: code.answers > 0 });
  if (code.answers === 0) return <p className="type-small text-ink-3">No answer has this code yet.</p>;
  return (
    <section aria-label="Quotes">
      <div className="mb-2 flex items-baseline justify-between">
        <h3 className="type-label text-ink-2">Quotes</h3>
        <Link
          href={answersHref(questionHref(ids.projectId, ids.questionId), { code: code.id })}
          className="type-small coarse:-my-3 coarse:py-3.5"
        >
          All {whole(code.answers)}
        </Link>
      </div>
      {isPending && <Skeleton className="h-24" />}
      <ul className="grid gap-2.5">
        {data?.answers.map((answer) => (
          <li
            key={answer.id}
            dir="auto"
            lang={answer.language ?? undefined}
            className="type-verbatim line-clamp-5 border-s-2 border-line ps-2.5 wrap-anywhere"
          >
            <MarkedText text={answer.text} mentions={answer.mentions.filter(({ codeId }) => codeId === code.id)} />{" "}
            <span className="type-small text-ink-3">{answer.externalId}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
