import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { acceptGenerationJob } from "@/lib/coding/accept-generation-job";
import * as contract from "../contract/question-jobs";
import { jobReply } from "../reply";
import { verb } from "../verb";

export const questionJobVerbs = {
  codeQuestion: verb(
    contract.codeQuestion,
    async ({ db, dispatchSoon, caller, params, body: { mode, extend_codebook: extendCodebook } }) => {
      const job = await acceptCodingJob(db, caller, params, { mode, extendCodebook });
      dispatchSoon();
      return jobReply(job);
    },
    { auditedAfter: true },
  ),
  generateCodebook: verb(
    contract.generateCodebook,
    async ({ db, dispatchSoon, caller, params, body }) => {
      const job = await acceptGenerationJob(db, caller, params, contract.codebookKnobs(body));
      dispatchSoon();
      return jobReply(job);
    },
    { auditedAfter: true },
  ),
};
