"use client";

import { useId, useRef, useState } from "react";
import type { QuestionIds } from "../questions/question-ids";
import { ConfidenceGauge } from "../ui/confidence-gauge";
import { counted } from "../ui/figures";
import { Ago } from "../ui/moment";
import { Notice } from "../ui/notice";
import { RowCheck } from "../ui/row-check";
import { DismissForm } from "./dismiss-form";
import { draftOf, type Overrides, overridesOf, type Suggestion } from "./queries";
import { SuggestionActs } from "./suggestion-acts";
import { SuggestionFields } from "./suggestion-fields";
import { SuggestionPreview } from "./suggestion-preview";
import { type LatestStep, wordsOf } from "./use-resolve";

type SuggestionCardProps = {
  ids: QuestionIds;
  suggestion: Suggestion;
  mayWrite: boolean;
  /** The latest thing done with it on this page. */
  step: LatestStep | undefined;
  isChosen: boolean;
  onChoose: () => void;
  onApply: (overrides: Overrides) => void;
  onDismiss: (reason: string) => void;
  onRevert: () => void;
  onReopen: () => void;
};

/** A suggestion: what it would do and why, quotes, a preview of its effect, and what to do with it. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { ids, suggestion, mayWrite, step, isChosen, onChoose, onApply, onDismiss, onRevert, onReopen } = props;
  const { title, rationale, confidence, evidence, impact, status, parts, category } = suggestion;
  const titleId = useId();
  const [doing, setDoing] = useState<"edit" | "dismiss" | null>(null);
  const [draft, setDraft] = useState(() => draftOf(suggestion, step?.overrides));
  /** The changes whose effect the preview shows; null while the preview is closed. */
  const [previewed, setPreviewed] = useState<Overrides | null>(null);
  const item = useRef<HTMLLIElement>(null);
  const keep = () => {
    item.current?.focus();
    setDoing(null);
  };
  const { moving, failed } = wordsOf(step, suggestion);
  const isOpen = status === "pending" && moving === null;
  const overrides = overridesOf(suggestion, draft);
  const isPreviewed = previewed !== null && JSON.stringify(previewed) === JSON.stringify(overrides);
  return (
    <li ref={item} aria-labelledby={titleId} tabIndex={-1} className="flex items-start gap-3 border-b border-line py-4">
      {isOpen && mayWrite && (
        <div className="mt-1">
          <RowCheck aria-label={`Select: ${title}`} checked={isChosen} onChange={onChoose} />
        </div>
      )}
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="type-head wrap-anywhere">
              {title}
            </h2>
            <p className="text-ink-2 wrap-anywhere">{rationale}</p>
          </div>
          <div className="type-small figures grid flex-none justify-items-end gap-1 text-ink-3">
            {counted(impact.responses_affected, "answer")}
            <ConfidenceGauge confidence={confidence} />
          </div>
        </div>
        {parts.length > 0 && (
          <p className="text-ink-2">
            Into{" "}
            {parts.map((part, index) => (
              <span key={part.name}>
                {index > 0 && " and "}
                <b className="font-[550] text-ink">{part.name}</b>
              </span>
            ))}
          </p>
        )}
        {category !== null && <p className="type-small text-ink-3">In the category {category}</p>}
        {evidence.length > 0 && (
          <ul aria-label="Quotes" className="grid gap-1.5">
            {evidence.map(({ response_id, id, quote }) => (
              <li key={response_id} dir="auto" className="type-verbatim border-s-2 border-line ps-2.5 wrap-anywhere">
                {quote} <span className="type-small text-ink-3">{id}</span>
              </li>
            ))}
          </ul>
        )}
        {suggestion.changes_kept && (
          <p className="type-small text-ink-3">Applied before, and reopened without undoing what it changed</p>
        )}
        {suggestion.resolved_at !== null && (
          <p className="text-ink-2">
            {status === "applied" ? "Applied" : "Dismissed"} <Ago at={new Date(suggestion.resolved_at)} />
            {suggestion.dismiss_reason && `: ${suggestion.dismiss_reason}`}
          </p>
        )}
        {moving !== null && <p className="text-ink-2">{moving}</p>}
        {failed !== null && <Notice tone="danger">{failed}</Notice>}
        {doing === "edit" && (
          <SuggestionFields
            id={titleId}
            ids={ids}
            suggestion={suggestion}
            draft={draft}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
        )}
        {isPreviewed && isOpen && <SuggestionPreview ids={ids} suggestion={suggestion} overrides={overrides} />}
        {doing === "dismiss" && <DismissForm given={step?.reason ?? ""} onDismiss={onDismiss} onKeep={keep} />}
        {mayWrite && moving === null && doing !== "dismiss" && (
          <SuggestionActs
            status={status}
            isEdited={suggestion.name === null ? null : doing === "edit"}
            isPreviewed={isPreviewed}
            onApply={() => onApply(overrides)}
            onEdit={() => setDoing(doing === "edit" ? null : "edit")}
            onPreview={() => setPreviewed(isPreviewed ? null : overrides)}
            onDismiss={() => setDoing("dismiss")}
            onRevert={onRevert}
            onReopen={onReopen}
          />
        )}
      </div>
    </li>
  );
}
