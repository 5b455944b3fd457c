import { selectEngine } from "@/lib/engines/select-engine";
import { applySuggestion } from "@/lib/refinement/apply-suggestion";
import { listSuggestions } from "@/lib/refinement/list-suggestions";
import { resolveSuggestion, undoSuggestion } from "@/lib/refinement/resolve-suggestion";
import { questionOf } from "../contract/codebook";
import * as contract from "../contract/refinement";
import { Reply } from "../reply";
import { verb } from "../verb";

export const refinementVerbs = {
  listSuggestions: verb(contract.listSuggestions, async ({ db, caller, body, dispatchSoon }) => {
    const listed = await listSuggestions(db, caller, questionOf(body), body, selectEngine());
    if (listed.computing) dispatchSoon();
    return new Reply(200, listed.items, { computing: listed.computing, computed_at: listed.computedAt });
  }),
  applySuggestion: verb(contract.applySuggestion, ({ db, caller, body }) =>
    applySuggestion(db, caller, questionOf(body), contract.applicationOf(body.suggestion)),
  ),
  resolveSuggestion: verb(contract.resolveSuggestion, ({ db, caller, body }) =>
    resolveSuggestion(db, caller, questionOf(body), body.suggestion_id, contract.resolutionIn(body)),
  ),
  undoSuggestion: verb(contract.undoSuggestion, ({ db, caller, body }) =>
    undoSuggestion(db, caller, questionOf(body), body.suggestion_id),
  ),
};
