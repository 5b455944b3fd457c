import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { acceptGenerationJob } from "@/lib/coding/accept-generation-job";
import { type CodingPreview, previewCoding } from "@/lib/coding/preview-coding";
import type { AcceptedJob } from "@/lib/jobs/accept-job";
import { currentEngine } from "@/lib/model-settings/current-engine";
import * as contract from "../contract/question-jobs";
import { jobReply } from "../reply";
import { longVerb } from "../verb";

export const questionJobVerbs = {
  codeQuestion: longVerb(
    contract.codeQuestion,
    async ({ db, dispatchSoon, caller, params, body: { extend_codebook: extendCodebook, ...options }, commit }) => {
      const job = await acceptCodingJob(db, caller, params, { ...options, extendCodebook }, commit);
      dispatchSoon();
      return job;
    },
    (job: AcceptedJob) => jobReply(job),
  ),
  previewCoding: longVerb(
    contract.previewCoding,
    async ({ db, caller, params, body: { mode } }) =>
      previewCoding(db, caller, params, { mode, engine: await currentEngine(db) }),
    (preview: CodingPreview) => preview,
  ),
  generateCodebook: longVerb(
    contract.generateCodebook,
    async ({ db, dispatchSoon, caller, params, body, commit }) => {
      const job = await acceptGenerationJob(db, caller, params, contract.generationOptions(body), commit);
      dispatchSoon();
      return job;
    },
    (job: AcceptedJob) => jobReply(job),
  ),
};
