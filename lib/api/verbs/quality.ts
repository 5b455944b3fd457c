import { analysisFilter } from "@/lib/analytics/answer-filter";
import { correctShares } from "@/lib/quality/correct-shares";
import { reportInconsistencies } from "@/lib/quality/report-inconsistencies";
import { reportQuality } from "@/lib/quality/report-quality";
import { settleInconsistencies } from "@/lib/quality/settle-inconsistencies";
import { stateMethods } from "@/lib/quality/statement";
import { subjectOf } from "../contract/analytics-shapes";
import { questionOf } from "../contract/codebook";
import * as inconsistencies from "../contract/inconsistencies";
import * as contract from "../contract/quality";
import { FileReply } from "../file-reply";
import { verb } from "../verb";

export const qualityVerbs = {
  reportQuality: verb(contract.reportQuality, ({ db, caller, body }) =>
    reportQuality(db, caller, subjectOf(body), contract.qualityRequest(body)),
  ),
  correctShares: verb(contract.correctShares, ({ db, caller, body }) =>
    correctShares(db, caller, questionOf(body), {
      segments: body.segments,
      filter: analysisFilter(body.filter),
      segmentKeys: body.segment_keys,
      weighted: body.weighted,
    }),
  ),
  reportInconsistencies: verb(inconsistencies.reportInconsistencies, ({ db, caller, body }) =>
    reportInconsistencies(db, caller, subjectOf(body), { similarity: body.similarity, limit: body.limit }),
  ),
  settleInconsistencies: verb(inconsistencies.settleInconsistencies, ({ db, caller, body }) =>
    settleInconsistencies(db, caller, subjectOf(body), {
      similarity: body.similarity,
      groups: inconsistencies.groupChoices(body),
    }),
  ),
  stateMethods: verb(contract.stateMethods, async ({ db, caller, body }) => {
    const request = { ...contract.qualityRequest(body), format: body.format };
    const { name, mediaType, content } = await stateMethods(db, caller, subjectOf(body), request);
    return new FileReply(name, mediaType, content);
  }),
};
