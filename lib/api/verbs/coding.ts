import { codeOneCall } from "@/lib/coding/code-one-call";
import { estimateCredits } from "@/lib/coding/estimate-credits";
import { selectEngine } from "@/lib/engines/select-engine";
import * as contract from "../contract/coding";
import { jobReply, Reply } from "../reply";
import { verb } from "../verb";

export const codingVerbs = {
  code: verb(
    contract.code,
    async ({ db, dispatchSoon, caller, body }) => {
      const outcome = await codeOneCall(db, caller, contract.oneCallRequest(body), selectEngine());
      if (outcome.mode === "sync") return new Reply(200, outcome.result, { mode: "sync" });
      dispatchSoon();
      return jobReply(outcome.job);
    },
    { auditedAfter: true },
  ),
  estimateCredits: verb(contract.estimateCredits, ({ db, caller, body }) =>
    estimateCredits(db, caller, contract.estimateRequest(body)),
  ),
};
