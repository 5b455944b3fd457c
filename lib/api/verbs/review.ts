import { claimAnswers } from "@/lib/review/claim-answers";
import { decideClaims } from "@/lib/review/decide-claims";
import { showReview } from "@/lib/review/show-review";
import * as contract from "../contract/review";
import { verb } from "../verb";

export const reviewVerbs = {
  showReview: verb(contract.showReview, ({ db, caller, params }) => showReview(db, caller, params)),
  claimAnswers: verb(contract.claimAnswers, ({ db, caller, params, body }) =>
    claimAnswers(db, caller, params, contract.claimRequest(body)),
  ),
  decideClaims: verb(contract.decideClaims, ({ db, caller, params, body }) =>
    decideClaims(db, caller, params, contract.reviewDecisions(body)),
  ),
};
