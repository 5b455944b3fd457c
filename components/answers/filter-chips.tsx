"use client";

import type { AnswerFilter } from "@/lib/results/answer-filter";
import type { CodeLine } from "@/lib/results/read-codes";
import { CONFIDENCE_WORDS } from "../ui/confidence-gauge";
import { Icon } from "../ui/icon";
import { FLAG_WORDS } from "./answer-words";

type FilterChipsProps = { filter: AnswerFilter; codes: CodeLine[]; onChange: (part: AnswerFilter) => void };

/** The filters that are set, each with a button to remove it. */
export function FilterChips({ filter, codes, onChange }: FilterChipsProps) {
  const { code, sentiment, confidence, segment, flag } = filter;
  const [key = "", ...value] = segment?.split("=") ?? [];
  return (
    <>
      {code && (
        <Chip
          field="Code"
          value={codes.find(({ id }) => id === code)?.name ?? "unknown"}
          onDrop={() => onChange({ code: undefined })}
        />
      )}
      {sentiment && <Chip field="Sentiment" value={sentiment} onDrop={() => onChange({ sentiment: undefined })} />}
      {confidence && (
        <Chip
          field="Confidence"
          value={CONFIDENCE_WORDS[confidence]}
          onDrop={() => onChange({ confidence: undefined })}
        />
      )}
      {segment && (
        <Chip
          field={key.replaceAll("_", " ")}
          value={value.join("=")}
          onDrop={() => onChange({ segment: undefined })}
        />
      )}
      {flag && <Chip field="Flag" value={FLAG_WORDS[flag]} onDrop={() => onChange({ flag: undefined })} />}
    </>
  );
}

function Chip({ field, value, onDrop }: { field: string; value: string; onDrop: () => void }) {
  return (
    <span className="type-small inline-flex min-h-[26px] max-w-full items-stretch overflow-hidden rounded-2 border border-line bg-surface coarse:min-h-10">
      <span className="flex flex-none items-center px-2 text-ink-3">{field}</span>
      <span className="flex min-w-0 items-center border-s border-line-soft px-2 font-[550]">
        <span className="truncate">{value}</span>
      </span>
      <button
        type="button"
        onClick={onDrop}
        aria-label={`Remove the filter ${field}: ${value}`}
        className="flex items-center border-s border-line-soft px-1.5 text-ink-2 hover:bg-hover coarse:px-3"
      >
        <Icon name="close" className="size-3" />
      </button>
    </span>
  );
}
