import type { ReactNode } from "react";
import type { AnswerLine } from "@/lib/responses/list-answers";
import { segmentLines, segmentWords } from "../segments/respondent-words";
import { useSegmentName } from "../segments/segment-names";
import { classNames } from "../ui/class-names";
import { ConfidenceGauge } from "../ui/confidence-gauge";
import { lowestConfidence, remarkOn } from "./answer-words";
import type { Passage } from "./decision";
import { MarkableText } from "./markable-text";
import { Translation } from "./translation";

type AnswerRowProps = {
  answer: AnswerLine;
  isCurrent: boolean;
  isSelected: boolean;
  /** A checkbox, for editors. */
  select: ReactNode;
  /** The chips of the answer's codes, with their menus. */
  codes: ReactNode;
  /** Says whether a person has reviewed the answer; for editors a button. */
  check: ReactNode;
  onEvidence: ((codeId: string, passage: Passage) => void) | undefined;
};

/** Id, answer, codes, confidence, respondent and check; on narrow screens only the answer and its codes. */
export const ANSWER_COLUMNS =
  "grid gap-x-6 md:grid-cols-[minmax(0,1fr)_minmax(0,320px)] xl:grid-cols-[56px_minmax(0,3fr)_minmax(0,2fr)_72px_minmax(0,104px)_80px] min-[112.5rem]:grid-cols-[72px_minmax(0,760px)_minmax(0,1fr)_80px_minmax(0,240px)_88px]";

/** One answer: its text with the evidence marked, its codes in the order of mention, and its lowest confidence. */
export function AnswerRow({ answer, isCurrent, isSelected, select, codes, check, onEvidence }: AnswerRowProps) {
  const nameOf = useSegmentName();
  const segments = segmentWords(answer.segments, nameOf);
  const inFull = segmentLines(answer.segments, nameOf).join("\n");
  return (
    <div
      className={classNames(
        "flex gap-3 border-b border-line-soft px-4 py-3 sm:px-6",
        isSelected ? "bg-accent-tint" : isCurrent && "bg-hover",
        isCurrent && "shadow-[inset_2px_0_0_var(--accent)]",
      )}
    >
      {select}
      <div className={classNames("min-w-0 flex-1 gap-y-2", ANSWER_COLUMNS)}>
        <span className="figures type-small hidden pt-1 text-ink-3 wrap-anywhere xl:block">{answer.externalId}</span>
        <div className="min-w-0">
          {answer.text.trim() === "" ? (
            <p className="type-verbatim text-ink-3">No words</p>
          ) : (
            <MarkableText
              answer={answer}
              onEvidence={onEvidence}
              className="max-w-[92ch] text-[13.5px]/[23px] hyphens-none wrap-anywhere whitespace-pre-line coarse:text-[15px]/[25px]"
            />
          )}
          <Translation answer={answer} />
          <p title={inFull} className="type-small mt-1 line-clamp-2 text-ink-3 wrap-anywhere xl:hidden">
            {[answer.externalId, ...segments].join(" · ")}
          </p>
        </div>
        <div className="flex min-w-0 flex-wrap content-start items-center gap-1">
          {codes}
          <p className="type-small text-ink-3 empty:hidden">{remarkOn(answer)}</p>
          <span className="ms-auto flex items-center gap-3 xl:hidden">
            <Sureness answer={answer} />
            {check}
          </span>
        </div>
        <span className="hidden pt-0.5 xl:block">
          <Sureness answer={answer} />
        </span>
        <span title={inFull} className="type-small mt-1 hidden self-start text-ink-3 wrap-anywhere xl:line-clamp-2">
          {segments.join(" · ")}
        </span>
        <span className="hidden xl:block">{check}</span>
      </div>
    </div>
  );
}

function Sureness({ answer }: { answer: AnswerLine }) {
  const level = lowestConfidence(answer);
  return level ? <ConfidenceGauge confidence={level} /> : null;
}
