"use client";

import { useId, useState } from "react";
import { Button } from "../ui/button";
import { ConfidenceGauge } from "../ui/confidence-gauge";
import { Field } from "../ui/field";
import { counted } from "../ui/figures";
import { DismissForm } from "./dismiss-form";
import type { Overrides, Suggestion } from "./queries";

type SuggestionCardProps = {
  suggestion: Suggestion;
  mayWrite: boolean;
  isBusy: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onApply: (overrides: Overrides) => void;
  onDismiss: (reason: string) => void;
  onReopen: () => void;
};

/** A suggestion: what it would do and why, quotes, how many answers it concerns, and what to do with it. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { suggestion, mayWrite, isBusy, isChosen, onChoose, onApply, onDismiss, onReopen } = props;
  const { title, rationale, confidence, evidence, impact, status, parts, category } = suggestion;
  const titleId = useId();
  const [doing, setDoing] = useState<"edit" | "dismiss" | null>(null);
  const [name, setName] = useState(suggestion.name ?? "");
  const [definition, setDefinition] = useState(suggestion.definition ?? "");
  const isOpen = status === "pending";
  const isNamed = suggestion.name !== null;
  const apply = () =>
    onApply({
      ...(isNamed && name.trim() !== "" && name.trim() !== suggestion.name && { name: name.trim() }),
      ...(definition.trim() !== (suggestion.definition ?? "") && { definition: definition.trim() }),
    });
  return (
    <li aria-labelledby={titleId} className="flex items-start gap-3 border-b border-line py-4">
      {isOpen && mayWrite && (
        <input
          type="checkbox"
          aria-label={`Select: ${title}`}
          checked={isChosen}
          onChange={onChoose}
          className="mt-1 size-4 flex-none accent-accent coarse:size-5"
        />
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
            {parts.map((part, place) => (
              <span key={part.name}>
                {place > 0 && " and "}
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
        {suggestion.dismiss_reason && <p className="text-ink-2">Dismissed: {suggestion.dismiss_reason}</p>}
        {doing === "edit" && (
          <div className="grid max-w-[560px] gap-3 py-1">
            <Field
              id={`${titleId}-name`}
              label="Name"
              maxLength={500}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Field
              id={`${titleId}-definition`}
              label="Definition"
              maxLength={10_000}
              value={definition}
              onChange={({ target }) => setDefinition(target.value)}
            />
          </div>
        )}
        {doing === "dismiss" && <DismissForm isBusy={isBusy} onDismiss={onDismiss} onKeep={() => setDoing(null)} />}
        {mayWrite && doing !== "dismiss" && (
          <div className="flex flex-wrap gap-2">
            {isOpen ? (
              <>
                <Button type="button" look="primary" disabled={isBusy} onClick={apply}>
                  Apply
                </Button>
                {isNamed && (
                  <Button
                    type="button"
                    aria-expanded={doing === "edit"}
                    onClick={() => setDoing(doing === "edit" ? null : "edit")}
                  >
                    Change
                  </Button>
                )}
                <Button type="button" look="ghost" onClick={() => setDoing("dismiss")}>
                  Dismiss
                </Button>
              </>
            ) : (
              <Button type="button" disabled={isBusy} onClick={onReopen}>
                {status === "applied" ? "Open again; what it changed stays" : "Open again"}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
