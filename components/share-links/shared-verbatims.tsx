import Link from "next/link";
import type { ReactNode } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { SHARED_PAGE, type SharedAnswer } from "@/lib/share-links/read-shared-answers";
import type { SharedQuestion } from "@/lib/share-links/read-shared-question";
import { counted, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { sharedHref } from "./shared-href";

type SharedVerbatimsProps = {
  token: string;
  open: SharedQuestion;
  code: CodeLine;
  answers: readonly SharedAnswer[];
  page: number;
};

/** The answers of one code, a page at a time. */
export function SharedVerbatims({ token, open: { question }, code, answers, page }: SharedVerbatimsProps) {
  const pages = Math.ceil(code.answers / SHARED_PAGE);
  const toPage = (number: number, words: ReactNode) => (
    <Link
      href={sharedHref(token, { question: question.id, code: code.id, page: String(number) })}
      className="inline-flex min-h-7 items-center gap-1 coarse:min-h-11"
    >
      {words}
    </Link>
  );
  return (
    <div className={`cat-${code.category.colour} grid max-w-[92ch] gap-5`}>
      <Link
        href={sharedHref(token, { question: question.id })}
        className="inline-flex min-h-7 items-center gap-1 justify-self-start coarse:min-h-11"
      >
        <Icon name="left" /> All codes
      </Link>
      <header>
        <h1 className="type-title flex items-baseline gap-2 wrap-anywhere">
          <span aria-hidden="true" className="size-[11px] flex-none rounded-[2px] bg-cat" />
          {code.name}
        </h1>
        <p className="mt-0.5 text-ink-2 wrap-anywhere">
          {counted(code.answers, "answer")} to “{question.text}”
        </p>
        <p className="type-small mt-1 text-ink-3">
          In respondents’ own words. Names, addresses and numbers that could identify somebody are replaced by marks
          such as [name].
        </p>
      </header>
      <ul aria-label="Answers" className="grid gap-3">
        {answers.map(({ text, translation, language }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and answers have no id here.
          <li key={place} className="border-s-2 border-cat ps-3">
            <q dir="auto" lang={language ?? undefined} className="type-verbatim whitespace-pre-line wrap-anywhere">
              {text}
            </q>
            {translation && <p className="text-ink-2 wrap-anywhere">{translation}</p>}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-4 border-t border-line pt-3">
          {page > 1 &&
            toPage(
              page - 1,
              <>
                <Icon name="left" /> Previous
              </>,
            )}
          <span className="figures text-ink-2">
            Page {whole(page)} of {whole(pages)}
          </span>
          {page < pages &&
            toPage(
              page + 1,
              <>
                Next <Icon name="right" />
              </>,
            )}
        </nav>
      )}
    </div>
  );
}
