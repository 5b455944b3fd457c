import { type CorrectionsOutcome, importCorrections } from "@/lib/corrections/import-corrections";
import * as contract from "../contract/corrections";
import { Preview, Reply } from "../reply";
import { longVerb } from "../verb";

export const correctionVerbs = {
  importCorrections: longVerb(
    contract.importCorrections,
    ({ db, caller, params, query, form, commit }) =>
      importCorrections(db, caller, params, contract.correctionsRequest(form, query), commit),
    (outcome: CorrectionsOutcome) => (outcome.applied === null ? new Preview(200, outcome) : new Reply(200, outcome)),
  ),
};
