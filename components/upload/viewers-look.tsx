import { EmptyState } from "../ui/empty-state";

/** Stands in the place of an upload for members who may only look. */
export function ViewersLook() {
  return (
    <EmptyState title="Viewers look at answers, and add none">
      To upload answers yourself, ask an owner or admin of this organization for the role of a researcher.
    </EmptyState>
  );
}
