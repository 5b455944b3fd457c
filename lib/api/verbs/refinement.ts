import { currentEngine } from "@/lib/model-settings/current-engine";
import { applySuggestion } from "@/lib/refinement/apply-suggestion";
import { bulkApply } from "@/lib/refinement/bulk-apply";
import { decisionsAsCsv, listDecisions } from "@/lib/refinement/export-decisions";
import { listSuggestions } from "@/lib/refinement/list-suggestions";
import { previewSuggestion } from "@/lib/refinement/preview-suggestion";
import { resolveSuggestion, undoSuggestion } from "@/lib/refinement/resolve-suggestion";
import { revertSuggestion } from "@/lib/refinement/revert-suggestion";
import * as contract from "../contract/refinement";
import { applicationOf, refinementSubject } from "../contract/refinement-shapes";
import { FileReply } from "../file-reply";
import { pageReply, Reply } from "../reply";
import { verb } from "../verb";

export const refinementVerbs = {
  listSuggestions: verb(contract.listSuggestions, async ({ db, caller, body, dispatchSoon }) => {
    const listed = await listSuggestions(db, caller, refinementSubject(body), body, await currentEngine(db));
    if (listed.computing) dispatchSoon();
    const { items, computing, computedAt: computed_at, outdated } = listed;
    return new Reply(200, items, { computing, computed_at, outdated });
  }),
  applySuggestion: verb(contract.applySuggestion, ({ db, caller, body }) =>
    applySuggestion(db, caller, refinementSubject(body), applicationOf(body.suggestion)),
  ),
  resolveSuggestion: verb(contract.resolveSuggestion, ({ db, caller, body }) =>
    resolveSuggestion(db, caller, refinementSubject(body), body.suggestion_id, contract.resolutionIn(body)),
  ),
  undoSuggestion: verb(contract.undoSuggestion, ({ db, caller, body }) =>
    undoSuggestion(db, caller, refinementSubject(body), body.suggestion_id),
  ),
  previewSuggestion: verb(contract.previewSuggestion, ({ db, caller, body }) =>
    previewSuggestion(db, caller, refinementSubject(body), applicationOf(body.suggestion)),
  ),
  bulkApply: verb(contract.bulkApply, ({ db, caller, body }) =>
    bulkApply(db, caller, refinementSubject(body), body.suggestions.map(applicationOf)),
  ),
  revertSuggestion: verb(contract.revertSuggestion, ({ db, caller, body }) =>
    revertSuggestion(db, caller, refinementSubject(body), body.suggestion_id),
  ),
  exportDecisions: verb(contract.exportDecisions, async ({ db, caller, body, query }) =>
    body.format === "csv"
      ? new FileReply(
          "decisions.csv",
          "text/csv; charset=utf-8",
          await decisionsAsCsv(db, caller, refinementSubject(body)),
        )
      : pageReply(await listDecisions(db, caller, refinementSubject(body), query)),
  ),
};
