import { codeOneCall, type OneCallOutcome } from "@/lib/coding/code-one-call";
import { estimateCredits } from "@/lib/coding/estimate-credits";
import { currentEngine, engineFor } from "@/lib/model-settings/current-engine";
import * as contract from "../contract/coding";
import { jobReply, Reply } from "../reply";
import { longVerb, verb } from "../verb";

export const codingVerbs = {
  code: longVerb(
    contract.code,
    async ({ db, dispatchSoon, caller, body, commit }) => {
      const outcome = await codeOneCall(db, caller, contract.oneCallRequest(body), await currentEngine(db), commit);
      if (outcome.mode === "async") dispatchSoon();
      return outcome;
    },
    (outcome: OneCallOutcome) =>
      outcome.mode === "sync" ? new Reply(200, outcome.result, { mode: "sync" }) : jobReply(outcome.job),
  ),
  estimateCredits: verb(contract.estimateCredits, async ({ db, caller, body }) =>
    estimateCredits(
      db,
      caller,
      contract.estimateRequest(body),
      await engineFor(db, { consensus: body.consensus ?? false }),
    ),
  ),
};
