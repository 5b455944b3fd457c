import { EmptyState } from "../ui/empty-state";

/** Shown to viewers in place of an upload. */
export function ViewersLook() {
  return (
    <EmptyState title="Viewers can't add answers">
      To upload answers yourself, ask an owner or admin of this organization for the role of a researcher.
    </EmptyState>
  );
}
