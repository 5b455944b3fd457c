"use client";

import { Button } from "../ui/button";

type SuggestionActsProps = {
  status: "pending" | "applied" | "dismissed";
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
  const { status, isEdited, isPreviewed, onApply, onEdit, onPreview, onDismiss, onRevert, onReopen } = props;
  if (status !== "pending") {
    return (
      <div className="flex flex-wrap gap-2">
        {status === "applied" && (
          <Button type="button" actsOnce onClick={onRevert}>
            Undo
          </Button>
        )}
        <Button type="button" actsOnce look={status === "applied" ? "ghost" : "outline"} onClick={onReopen}>
          {status === "applied" ? "Reopen without undoing" : "Reopen"}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="button" look="primary" actsOnce onClick={onApply}>
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
