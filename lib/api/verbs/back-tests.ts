import { acceptBackTest } from "@/lib/coding/back-test/accept-back-test";
import { estimateBackTest } from "@/lib/coding/back-test/prepare-back-test";
import type { AcceptedJob } from "@/lib/jobs/accept-job";
import { currentEngine } from "@/lib/model-settings/current-engine";
import { reportBackTest } from "@/lib/quality/back-test/report-back-test";
import * as contract from "../contract/back-tests";
import { jobReply } from "../reply";
import { longVerb, verb } from "../verb";

export const backTestVerbs = {
  startBackTest: longVerb(
    contract.startBackTest,
    async ({ db, dispatchSoon, caller, params, body, commit }) => {
      const job = await acceptBackTest(db, caller, params, body, commit);
      dispatchSoon();
      return job;
    },
    (job: AcceptedJob) => jobReply(job),
  ),
  estimateBackTest: verb(contract.estimateBackTest, async ({ db, caller, params, body }) =>
    estimateBackTest(db, caller, params, { size: body, engine: await currentEngine(db) }),
  ),
  getBackTest: verb(contract.getBackTest, ({ db, caller, params, query }) => reportBackTest(db, caller, params, query)),
};
