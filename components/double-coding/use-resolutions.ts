import { toast } from "sonner";
import type { QuestionIds } from "../questions/question-ids";
import { useActs } from "../questions/use-acts";
import { type Resolution, resolve } from "./queries";

/** Resolves answers that people coded differently, or opens them again. Both can be undone. */
export function useResolutions(ids: QuestionIds) {
  const { act } = useActs(ids, "resolve");
  const reopen = (response_id: string) => resolve(ids, [{ response_id, action: "reopen" }]);
  const settle = (resolution: Resolution) =>
    act(async () => {
      await resolve(ids, [resolution]);
      if (resolution.action === "reopen") toast("Reopened", { id: "resolved" });
      else {
        toast("Resolved", {
          id: "resolved",
          action: { label: "Undo", onClick: () => act(() => reopen(resolution.response_id)) },
        });
      }
    });
  return { settle };
}
