"use client";

import Link from "next/link";
import { useState } from "react";
import type { QuestionLine } from "@/lib/projects/question-lines";
import { questionPages } from "../questions/question-pages";
import { useIsCoder } from "../shell/coder-context";
import { classNames } from "../ui/class-names";
import { counted, whole } from "../ui/figures";
import { MenuItem } from "../ui/menu";
import { Ago } from "../ui/moment";
import { MoreMenu } from "../ui/more-menu";
import { CodedShare } from "./coded-share";
import { CODING_TYPE_WORDS, STATUS_WORDS } from "./coding-type-words";
import { questionHref } from "./queries";
import { RowKeys } from "./row-keys";

type QuestionTableProps = { projectId: string; questions: QuestionLine[]; mayWrite: boolean };

const shareOf = ({ coded, codable }: QuestionLine) => (codable === 0 ? 0 : coded / codable);

type Column = { name: string; look: string; of: (question: QuestionLine) => string | number };

/** The columns in order, with their widths and what they are sorted by. */
const COLUMNS: readonly Column[] = [
  { name: "Question", look: "text-start", of: ({ text }) => text.toLowerCase() },
  { name: "Kind", look: "w-52 ps-6 text-start max-lg:hidden", of: ({ codingType }) => CODING_TYPE_WORDS[codingType] },
  { name: "Answers", look: "w-20 text-end max-sm:hidden", of: ({ answers }) => answers },
  { name: "Coded", look: "w-20 text-end", of: shareOf },
  { name: "To check", look: "w-20 text-end max-sm:hidden", of: ({ toCheck }) => toCheck },
  { name: "Codes", look: "w-16 text-end max-lg:hidden", of: ({ codes }) => codes },
  { name: "Last worked on", look: "w-36 ps-6 text-start max-lg:hidden", of: ({ workedAt }) => workedAt.getTime() },
];

type Sort = { column: Column; falls: boolean };

/** A project's questions, a row each, in their order or sorted by a column. */
export function QuestionTable({ projectId, questions, mayWrite }: QuestionTableProps) {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <RowKeys>
      <table aria-label="Questions" className="w-full table-fixed border-collapse">
        <thead className="type-label text-ink-3">
          <tr className="border-b border-line">
            {COLUMNS.map((column) => (
              <Head key={column.name} column={column} sort={sort} onSort={setSort} />
            ))}
            <th className="w-10">
              <span className="sr-only">Menu</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted(questions, sort).map((question) => (
            <Row key={question.id} projectId={projectId} question={question} mayWrite={mayWrite} />
          ))}
        </tbody>
      </table>
    </RowKeys>
  );
}

function sorted(questions: readonly QuestionLine[], sort: Sort | null): readonly QuestionLine[] {
  if (!sort) return questions;
  const { of } = sort.column;
  const rising = questions.toSorted((one, other) => (of(one) < of(other) ? -1 : Number(of(one) > of(other))));
  return sort.falls ? rising.toReversed() : rising;
}

type HeadProps = { column: Column; sort: Sort | null; onSort: (sort: Sort | null) => void };

/** A column's head. Its button sorts by it, figures largest first; then the other way round; then as the questions stand. */
function Head({ column, sort, onSort }: HeadProps) {
  const isText = column.name === "Question" || column.name === "Kind";
  const isOn = sort?.column === column;
  const next = () => {
    if (!isOn) return onSort({ column, falls: !isText });
    return onSort(sort.falls === isText ? null : { column, falls: isText });
  };
  return (
    <th
      scope="col"
      aria-sort={isOn ? (sort.falls ? "descending" : "ascending") : undefined}
      className={classNames("py-1 pe-3 font-[inherit]", column.look)}
    >
      <button type="button" onClick={next} className="rounded-1 hover:text-ink coarse:min-h-11">
        {column.name}
        {isOn && <span aria-hidden="true"> {sort.falls ? "↓" : "↑"}</span>}
      </button>
    </th>
  );
}

function Row({ projectId, question, mayWrite }: { projectId: string; question: QuestionLine; mayWrite: boolean }) {
  const isCoder = useIsCoder();
  const href = questionHref(projectId, question.id);
  const { text, answers, codes, status } = question;
  return (
    <tr className="relative border-b border-line-soft align-top hover:bg-hover">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        <Link
          href={href}
          title={text}
          data-row-link=""
          className="type-verbatim line-clamp-2 font-[550] lg:line-clamp-1 wrap-anywhere text-ink after:absolute after:inset-0"
        >
          {text}
        </Link>
        <span className="type-small text-ink-3">
          <span className="max-sm:hidden lg:hidden">{CODING_TYPE_WORDS[question.codingType]} · </span>
          <span className="sm:hidden">
            {counted(answers, "answer")} · {whole(question.toCheck)} to check ·{" "}
          </span>
          {STATUS_WORDS[status]}
          {mayWrite && codes === 0 && answers > 0 && (
            <>
              {" · "}
              <Link href={`${href}/codebook`} className="relative">
                Build the codebook
              </Link>
            </>
          )}
        </span>
      </th>
      <td className="py-2 ps-6 pe-3 text-ink-2 max-lg:hidden">{CODING_TYPE_WORDS[question.codingType]}</td>
      <td className="figures py-2 pe-3 text-end max-sm:hidden">{whole(answers)}</td>
      <td className="py-2 pe-3 text-end">
        <CodedShare coded={question.coded} codable={question.codable} />
      </td>
      <td className="figures relative py-2 pe-3 text-end max-sm:hidden">
        {question.toCheck > 0 ? (
          <Link href={`${href}/answers?view=uncertain`}>{whole(question.toCheck)}</Link>
        ) : (
          whole(question.toCheck)
        )}
      </td>
      <td className="figures py-2 pe-3 text-end max-lg:hidden">{whole(codes)}</td>
      <td className="py-2 ps-6 pe-3 text-ink-2 max-lg:hidden">
        <Ago at={question.workedAt} />
      </td>
      <td className="relative py-1 text-end">
        <MoreMenu name={text}>
          {mayWrite && codes > 0 && status === "codebook_ready" && (
            <MenuItem asChild>
              <Link href={href}>Code the answers</Link>
            </MenuItem>
          )}
          {questionPages(href, isCoder).map((page) => (
            <MenuItem key={page.name} asChild>
              <Link href={page.href}>{page.name}</Link>
            </MenuItem>
          ))}
        </MoreMenu>
      </td>
    </tr>
  );
}
