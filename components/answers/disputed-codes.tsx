import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerLine } from "@/lib/responses/list-answers";
import { chipClasses } from "./code-chip";

type DisputedCodesProps = {
  answer: AnswerLine;
  codes: CodeLine[];
  isTabStop: boolean;
  onAdd: (code: CodeLine) => void;
};

/** The codes that some engines gave the answer, but too few; each can be added. Nothing once a person has decided. */
export function DisputedCodes({ answer, codes, isTabStop, onAdd }: DisputedCodesProps) {
  const { votes, mentions, reviewed, edited } = answer;
  if (!votes || reviewed || edited) return null;
  const held = new Set(mentions.map(({ codeId }) => codeId));
  return codes.flatMap((code) => {
    const given = votes.codes[code.id];
    if (given === undefined || held.has(code.id)) return [];
    return (
      <button
        key={code.id}
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        title={`${given} of ${votes.of} votes. Press to add it.`}
        onClick={() => onAdd(code)}
        className={`${chipClasses(code.category.colour, "low")} text-start opacity-80`}
      >
        <span className="min-w-0 wrap-anywhere">{code.name}?</span>
        <span className="figures">
          {given}/{votes.of}
        </span>
      </button>
    );
  });
}

/** For example "2 of 3 votes"; undefined if all did, or if nobody voted. */
export function votesOn({ votes, reviewed }: AnswerLine, codeId: string): string | undefined {
  const given = votes?.codes[codeId];
  if (!votes || reviewed || given === undefined || given === votes.of) return undefined;
  return `${given} of ${votes.of} votes`;
}
