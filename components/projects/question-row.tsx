import Link from "next/link";
import type { QuestionLine } from "@/lib/projects/question-lines";
import { Percent, whole } from "../ui/figures";
import { CODING_TYPE_WORDS, STATUS_WORDS } from "./coding-type-words";
import { questionHref } from "./queries";

type QuestionRowProps = { projectId: string; question: QuestionLine; mayWrite: boolean };

/** A question of a project and its progress. The whole row links to its results. */
export function QuestionRow({ projectId, question, mayWrite }: QuestionRowProps) {
  const href = questionHref(projectId, question.id);
  const share = question.codable === 0 ? 0 : question.coded / question.codable;
  return (
    <li className="relative grid items-center gap-x-6 gap-y-2 border-b border-line-soft py-3 hover:bg-hover hover:shadow-[-12px_0_0_var(--hover),12px_0_0_var(--hover)] md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link href={href} className="type-verbatim font-[550] wrap-anywhere text-ink after:absolute after:inset-0">
          {question.text}
        </Link>
        <p className="type-small text-ink-3">
          {CODING_TYPE_WORDS[question.codingType]} · {STATUS_WORDS[question.status]}
          {mayWrite && question.codes === 0 && question.answers > 0 && (
            <>
              {" · "}
              <Link href={`${href}/codebook`} className="relative">
                Build the codebook
              </Link>
            </>
          )}
        </p>
      </div>
      <dl className="figures grid grid-cols-[72px_56px_minmax(96px,132px)] gap-x-4 md:text-end">
        <Figure name="Answers">{whole(question.answers)}</Figure>
        <Figure name="Codes">{whole(question.codes)}</Figure>
        <Figure name="Coded">
          <Percent share={share} />
          <span aria-hidden="true" className="mt-1.5 block h-1 overflow-hidden rounded-[2px] bg-press">
            <span className="block h-full bg-accent" style={{ width: `${share * 100}%` }} />
          </span>
        </Figure>
      </dl>
    </li>
  );
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="type-label text-ink-3">{name}</dt>
      <dd className="type-strong">{children}</dd>
    </div>
  );
}
