import { listDisagreements } from "@/lib/quality/people/list-disagreements";
import { reportDoubleCoding } from "@/lib/quality/people/report-double-coding";
import { resolveDisagreements } from "@/lib/quality/people/resolve-disagreements";
import { claimAnswers } from "@/lib/review/claim-answers";
import { decideClaims } from "@/lib/review/decide-claims";
import { drawSample } from "@/lib/review/draw-sample";
import { showReview } from "@/lib/review/show-review";
import * as doubleCoding from "../contract/double-coding";
import * as contract from "../contract/review";
import { pageReply, Reply } from "../reply";
import { verb } from "../verb";

export const reviewVerbs = {
  showReview: verb(contract.showReview, ({ db, caller, params }) => showReview(db, caller, params)),
  drawSample: verb(contract.drawSample, ({ db, caller, params, body }) =>
    drawSample(db, caller, params, contract.sampleRequest(body)),
  ),
  claimAnswers: verb(contract.claimAnswers, ({ db, caller, params, body }) =>
    claimAnswers(db, caller, params, contract.claimRequest(body)),
  ),
  decideClaims: verb(contract.decideClaims, async ({ db, caller, params, body }) => {
    const { outcomes, change } = await decideClaims(db, caller, params, contract.reviewDecisions(body));
    return new Reply(200, outcomes, { change });
  }),
  showDoubleCoding: verb(doubleCoding.showDoubleCoding, ({ db, caller, params }) =>
    reportDoubleCoding(db, caller, params),
  ),
  listDisagreements: verb(doubleCoding.listDisagreements, async ({ db, caller, params, query }) =>
    pageReply(await listDisagreements(db, caller, params, query)),
  ),
  resolveDisagreements: verb(doubleCoding.resolveDisagreements, ({ db, caller, params, body }) =>
    resolveDisagreements(db, caller, params, doubleCoding.resolutionsOf(body)),
  ),
};
