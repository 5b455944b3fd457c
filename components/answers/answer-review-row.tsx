"use client";

import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerLine } from "@/lib/responses/list-answers";
import type { QuestionIds } from "../questions/question-ids";
import { Icon } from "../ui/icon";
import { RowCheck } from "../ui/row-check";
import { AnswerRow } from "./answer-row";
import { ChipMenu } from "./chip-menu";
import { CodeChip } from "./code-chip";
import { CodeFinder } from "./code-finder";
import {
  changed,
  checked,
  type Decision,
  withSentiment as feeling,
  toggled,
  withEvidence,
  withoutCode,
} from "./decision";
import { DisputedCodes, votesOn } from "./disputed-codes";

type AnswerReviewRowProps = {
  ids: QuestionIds;
  answer: AnswerLine;
  /** The address of the member to whom the answer is assigned. */
  coder: string | undefined;
  codes: CodeLine[];
  isCurrent: boolean;
  /** Whether Tab stops at the buttons of the answer. True for one answer only, so that Tab skips all others. */
  isTabStop: boolean;
  withSentiment: boolean;
  mayWrite: boolean;
  maySelect: boolean;
  isSelected: boolean;
  /** `isRange`: select all answers since the last selected one. */
  onSelect: (isRange: boolean) => void;
  isFinding: boolean;
  onFinding: (isOpen: boolean) => void;
  /** Opens the dialog that marks words as evidence of the code. */
  onMark: (codeId: string) => void;
  onDecide: (decision: Decision) => void;
};

/** An answer whose codes can be changed and confirmed; viewers only see it. */
export function AnswerReviewRow(props: AnswerReviewRowProps) {
  const { answer, coder, isCurrent, isSelected, mayWrite, onDecide } = props;
  return (
    <AnswerRow
      answer={answer}
      isCurrent={isCurrent}
      isSelected={isSelected}
      select={<Select {...props} />}
      codes={<Codes {...props} />}
      check={
        <>
          <Check {...props} />
          {coder && <CoderMark name={coder} />}
        </>
      }
      onEvidence={
        mayWrite
          ? (codeId, passage) => onDecide(changed(answer, withEvidence(answer.mentions, codeId, passage)))
          : undefined
      }
    />
  );
}

function Select({ answer, maySelect, isSelected, onSelect }: AnswerReviewRowProps) {
  if (!maySelect) return null;
  return (
    <span className="mt-1">
      <RowCheck
        tabIndex={-1}
        aria-label={`Select answer ${answer.externalId}`}
        checked={isSelected}
        onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </span>
  );
}

function Codes({
  ids,
  answer,
  codes,
  isCurrent,
  isTabStop,
  withSentiment,
  mayWrite,
  isFinding,
  onFinding,
  onMark,
  onDecide,
}: AnswerReviewRowProps) {
  if (!mayWrite) {
    return answer.mentions.map(({ codeId, evidence: _, evidenceStart: __, sentiment, ...mention }) => (
      <CodeChip key={codeId} {...mention} sentiment={withSentiment ? sentiment : undefined} />
    ));
  }
  const decide = (mentions: Decision["mentions"]) => onDecide(changed(answer, mentions));
  return (
    <>
      {answer.mentions.map((mention, index) => (
        <ChipMenu
          key={mention.codeId}
          mention={mention}
          number={isCurrent && index < 9 ? index + 1 : null}
          isTabStop={isTabStop}
          withSentiment={withSentiment}
          title={votesOn(answer, mention.codeId)}
          onMark={() => onMark(mention.codeId)}
          onRemove={() => decide(withoutCode(answer.mentions, mention.codeId))}
          onSentiment={(sentiment) => decide(feeling(answer.mentions, mention.codeId, sentiment))}
        />
      ))}
      <DisputedCodes
        answer={answer}
        codes={codes}
        isTabStop={isTabStop}
        onAdd={(code) => decide(toggled(answer.mentions, code))}
      />
      <CodeFinder
        isTabStop={isTabStop}
        open={isFinding}
        onOpenChange={onFinding}
        ids={ids}
        codes={codes}
        held={new Set(answer.mentions.map(({ codeId }) => codeId))}
        onToggle={(code) => decide(toggled(answer.mentions, code))}
      />
    </>
  );
}

function Check({ answer, isTabStop, mayWrite, onDecide }: AnswerReviewRowProps) {
  const words = answer.reviewed ? "Checked" : answer.edited ? "Edited" : "Check";
  if (!mayWrite)
    return answer.reviewed || answer.edited ? <span className="type-small text-ink-2">{words}</span> : null;
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={answer.reviewed}
      aria-label={`Answer ${answer.externalId} is checked`}
      title={answer.edited ? "Single codes were changed. Press to say that the whole answer is checked." : undefined}
      onClick={() => onDecide(checked(answer, !answer.reviewed))}
      className={`type-small flex min-h-6 items-center gap-1 rounded-1 px-1.5 hover:bg-press coarse:min-h-11 ${answer.reviewed ? "text-accent-ink" : "text-ink-3 print:hidden"}`}
    >
      <Icon name={answer.edited ? "edit" : "check"} className={answer.reviewed ? "" : "opacity-50"} /> {words}
    </button>
  );
}

/** Says to whom an answer is assigned: by the first part of the address, which fits below the check. */
const CoderMark = ({ name }: { name: string }) => (
  <span title={`Assigned to ${name}`} className="type-small block max-w-20 truncate ps-1.5 text-ink-3">
    <span className="sr-only">Assigned to </span>
    {name.split("@")[0]}
  </span>
);
