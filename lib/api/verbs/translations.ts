import { acceptTranslation, estimateTranslation } from "@/lib/coding/translation/accept-translation";
import type { AcceptedJob } from "@/lib/jobs/accept-job";
import { currentEngine } from "@/lib/model-settings/current-engine";
import * as contract from "../contract/translations";
import { jobReply } from "../reply";
import { longVerb, verb } from "../verb";

export const translationVerbs = {
  translateAnswers: longVerb(
    contract.translateAnswers,
    async ({ db, dispatchSoon, caller, params, body: { response_ids: responseIds }, commit }) => {
      const wanted = { responseIds, engine: await currentEngine(db) };
      const job = await acceptTranslation(db, caller, params, wanted, commit);
      dispatchSoon();
      return job;
    },
    (job: AcceptedJob) => jobReply(job),
  ),
  estimateTranslation: verb(contract.estimateTranslation, async ({ db, caller, params, body }) =>
    estimateTranslation(db, caller, params, { responseIds: body.response_ids, engine: await currentEngine(db) }),
  ),
};
