"use client";

import { Button } from "../ui/button";

type SuggestionActsProps = {
  status: "pending" | "applied" | "dismissed";
  isBusy: boolean;
  /** Whether the fields, or the preview, are shown; null for a suggestion that has no fields. */
  isEdited: boolean | null;
  isPreviewed: boolean;
  onApply: () => void;
  onEdit: () => void;
  onPreview: () => void;
  onDismiss: () => void;
  onRevert: () => void;
  onReopen: () => void;
};

/** What can be done with a suggestion. */
export function SuggestionActs(props: SuggestionActsProps) {
  const { status, isBusy, isEdited, isPreviewed, onApply, onEdit, onPreview, onDismiss, onRevert, onReopen } = props;
  if (status !== "pending") {
    return (
      <div className="flex flex-wrap gap-2">
        {status === "applied" && (
          <Button type="button" disabled={isBusy} onClick={onRevert}>
            Take back
          </Button>
        )}
        <Button type="button" look={status === "applied" ? "ghost" : "outline"} disabled={isBusy} onClick={onReopen}>
          {status === "applied" ? "Open again; what it changed stays" : "Open again"}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="button" look="primary" disabled={isBusy} onClick={onApply}>
        Apply
      </Button>
      <Button type="button" aria-expanded={isPreviewed} onClick={onPreview}>
        Preview
      </Button>
      {isEdited !== null && (
        <Button type="button" aria-expanded={isEdited} onClick={onEdit}>
          Change
        </Button>
      )}
      <Button type="button" look="ghost" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}
