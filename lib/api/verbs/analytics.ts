import { analysisFilter } from "@/lib/analytics/answer-filter";
import { compareWaves } from "@/lib/analytics/compare-waves";
import { crossTab } from "@/lib/analytics/cross-tab";
import { drillDown } from "@/lib/analytics/drill-down";
import { findAnomalies } from "@/lib/analytics/find-anomalies";
import { pairCodes } from "@/lib/analytics/pair-codes";
import { phraseSummary } from "@/lib/analytics/phrase-summary";
import { rankSegments } from "@/lib/analytics/rank-segments";
import { relateScore } from "@/lib/analytics/score/relate-score";
import { shareSentiment } from "@/lib/analytics/share-sentiment";
import { showSegments } from "@/lib/analytics/show-segments";
import { summarize } from "@/lib/analytics/summarize";
import { CHART_TYPE } from "@/lib/charts/chart-file";
import { chartCrossTab } from "@/lib/export/chart-cross-tab";
import { exportScoreDeck, exportTableDeck } from "@/lib/export/deck/export-deck";
import { exportCrossTab } from "@/lib/export/workbook/export-cross-tab";
import { exportScore } from "@/lib/export/workbook/export-score";
import { currentEngine } from "@/lib/model-settings/current-engine";
import { DECK_TYPE } from "@/lib/slides/deck-type";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import * as contract from "../contract/analytics";
import { subjectOf } from "../contract/analytics-shapes";
import * as tables from "../contract/cross-tab";
import * as insights from "../contract/insights";
import * as score from "../contract/score";
import * as waves from "../contract/waves";
import { FileReply } from "../file-reply";
import { Reply } from "../reply";
import { verb } from "../verb";

export const analyticsVerbs = {
  crossTab: verb(tables.crossTab, async ({ db, caller, body, accepted }) => {
    const [path, request] = [subjectOf(body), tables.tableRequest(body)];
    if (accepted === WORKBOOK_TYPE) {
      const { name, content } = await exportCrossTab(db, caller, path, request);
      return new FileReply(name, WORKBOOK_TYPE, content);
    }
    if (accepted === DECK_TYPE) {
      const { name, content } = await exportTableDeck(db, caller, path, { ...request, figure: body.cells });
      return new FileReply(name, DECK_TYPE, content);
    }
    if (accepted !== CHART_TYPE) return crossTab(db, caller, path, request);
    const { name, content } = await chartCrossTab(db, caller, path, request);
    return new FileReply(name, CHART_TYPE, content);
  }),
  drillDown: verb(tables.drillDown, async ({ db, caller, body, query: { limit, cursor } }) => {
    const cell = { codeName: body.code_name, segment: body.segment, filter: analysisFilter(body.filter) };
    const { responses, nextCursor } = await drillDown(db, caller, subjectOf(body), { ...cell, limit, cursor });
    return new Reply(200, { responses }, { next_cursor: nextCursor });
  }),
  rankSegments: verb(contract.rankSegments, async ({ db, caller, body }) => {
    const { segments, weightKey } = await rankSegments(db, caller, subjectOf(body), contract.ranking(body));
    return new Reply(200, segments, { weighted: weightKey !== null, weight_key: weightKey });
  }),
  showSegments: verb(contract.showSegments, ({ db, caller, body }) => showSegments(db, caller, subjectOf(body))),
  shareSentiment: verb(insights.shareSentiment, ({ db, caller, body }) =>
    shareSentiment(db, caller, subjectOf(body), insights.keysAndFilter(body)),
  ),
  pairCodes: verb(insights.pairCodes, async ({ db, caller, body }) => {
    const { limit, weighted } = body;
    const request = { limit, weighted, filter: analysisFilter(body.filter) };
    const { pairs, weightKey } = await pairCodes(db, caller, subjectOf(body), request);
    return new Reply(200, pairs, { weighted: weightKey !== null, weight_key: weightKey });
  }),
  findAnomalies: verb(insights.findAnomalies, ({ db, caller, body }) =>
    findAnomalies(db, caller, subjectOf(body), insights.keysAndFilter(body)),
  ),
  summarize: verb(insights.summarize, async ({ db, caller, body }) => {
    const request = { filter: analysisFilter(body.filter), weighted: body.weighted };
    return phraseSummary(caller, await summarize(db, caller, subjectOf(body), request), await currentEngine(db));
  }),
  relateScore: verb(score.relateScore, async ({ db, caller, body, accepted }) => {
    const [path, request] = [subjectOf(body), score.scoreRequest(body)];
    if (accepted === null) return relateScore(db, caller, path, request);
    if (accepted === DECK_TYPE) {
      const { name, content } = await exportScoreDeck(db, caller, path, request);
      return new FileReply(name, DECK_TYPE, content);
    }
    const { name, type, content } = await exportScore(db, caller, path, request, accepted);
    return new FileReply(name, type, content);
  }),
  compareWaves: verb(waves.compareWaves, ({ db, caller, body }) =>
    compareWaves(db, caller, subjectOf(body), {
      filter: body.filter && analysisFilter(body.filter),
      weighted: body.weighted,
    }),
  ),
};
