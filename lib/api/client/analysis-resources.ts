import type * as analytics from "../contract/analytics";
import type * as anchors from "../contract/anchors";
import type * as backTests from "../contract/back-tests";
import type * as tables from "../contract/cross-tab";
import type * as doubleCoding from "../contract/double-coding";
import type * as exports from "../contract/exports";
import type * as groups from "../contract/groups";
import type * as inconsistencies from "../contract/inconsistencies";
import type * as insights from "../contract/insights";
import type * as projectExports from "../contract/project-exports";
import type * as quality from "../contract/quality";
import type * as quotes from "../contract/quotes";
import type * as refinement from "../contract/refinement";
import type * as review from "../contract/review";
import type * as savedTables from "../contract/saved-tables";
import type * as savedViews from "../contract/saved-views";
import type * as score from "../contract/score";
import type * as translations from "../contract/translations";
import type * as waves from "../contract/waves";
import { endpoint, QUESTION } from "./contract-methods";
import type { EndpointTree } from "./endpoint";

/** The client's methods for operations on coded answers: refinement, review, analytics, groups and exports. */
export const ANALYSIS_RESOURCES = {
  refinement: {
    suggestions: endpoint<typeof refinement.listSuggestions>("POST /v2/refinement/suggestions", "body"),
    apply: endpoint<typeof refinement.applySuggestion>("POST /v2/refinement/apply", "body"),
    resolve: endpoint<typeof refinement.resolveSuggestion>("POST /v2/refinement/resolve", "body"),
    undo: endpoint<typeof refinement.undoSuggestion>("POST /v2/refinement/undo", "body"),
    preview: endpoint<typeof refinement.previewSuggestion>("POST /v2/refinement/preview", "body"),
    bulkApply: endpoint<typeof refinement.bulkApply>("POST /v2/refinement/bulk-apply", "body"),
    revert: endpoint<typeof refinement.revertSuggestion>("POST /v2/refinement/revert", "body"),
    settle: endpoint<typeof inconsistencies.settleInconsistencies>("POST /v2/refinement/settle", "body"),
    decisions: endpoint<typeof refinement.exportDecisions>("POST /v2/refinement/export", "body"),
  },
  review: {
    get: endpoint<typeof review.showReview>(`GET ${QUESTION}/review`),
    drawSample: endpoint<typeof review.drawSample>(`POST ${QUESTION}/review/sample`, "body"),
    claim: endpoint<typeof review.claimAnswers>(`POST ${QUESTION}/review/claims`, "body"),
    decide: endpoint<typeof review.decideClaims>(`POST ${QUESTION}/review/decisions`, "body"),
    agreement: endpoint<typeof doubleCoding.showDoubleCoding>(`GET ${QUESTION}/review/agreement`),
    disagreements: endpoint<typeof doubleCoding.listDisagreements>(`GET ${QUESTION}/review/disagreements`, "query"),
    resolve: endpoint<typeof doubleCoding.resolveDisagreements>(`POST ${QUESTION}/review/resolutions`, "body"),
  },
  backTests: {
    start: endpoint<typeof backTests.startBackTest>(`POST ${QUESTION}/back-test`, "body"),
    estimate: endpoint<typeof backTests.estimateBackTest>(`POST ${QUESTION}/back-test/estimate`, "body"),
    get: endpoint<typeof backTests.getBackTest>(`GET ${QUESTION}/back-test`, "query"),
  },
  translations: {
    start: endpoint<typeof translations.translateAnswers>(`POST ${QUESTION}/translate`, "body"),
    estimate: endpoint<typeof translations.estimateTranslation>(`POST ${QUESTION}/translate/estimate`, "body"),
  },
  analytics: {
    crossTab: endpoint<typeof tables.crossTab>("POST /v2/analytics/cross-tab", "body"),
    drillDown: endpoint<typeof tables.drillDown>("POST /v2/analytics/cross-tab/drilldown", "body"),
    quotes: endpoint<typeof quotes.pickQuotes>("POST /v2/analytics/quotes", "body"),
    rankSegments: endpoint<typeof analytics.rankSegments>("POST /v2/analytics/segment-ranking", "body"),
    segments: endpoint<typeof analytics.showSegments>("POST /v2/analytics/segments", "body"),
    sentiment: endpoint<typeof insights.shareSentiment>("POST /v2/analytics/sentiment", "body"),
    coOccurrence: endpoint<typeof insights.pairCodes>("POST /v2/analytics/co-occurrence", "body"),
    anomalies: endpoint<typeof insights.findAnomalies>("POST /v2/analytics/anomalies", "body"),
    executiveSummary: endpoint<typeof insights.summarize>("POST /v2/analytics/executive-summary", "body"),
    score: endpoint<typeof score.relateScore>("POST /v2/analytics/score", "body"),
    compareWaves: endpoint<typeof waves.compareWaves>("POST /v2/analytics/wave-comparison", "body"),
    quality: endpoint<typeof quality.reportQuality>("POST /v2/analytics/quality", "body"),
    correctedShares: endpoint<typeof quality.correctShares>("POST /v2/analytics/corrected-shares", "body"),
    inconsistencies: endpoint<typeof inconsistencies.reportInconsistencies>(
      "POST /v2/analytics/inconsistencies",
      "body",
    ),
    methodsStatement: endpoint<typeof quality.stateMethods>("POST /v2/analytics/quality/statement", "body"),
  },
  savedTables: {
    list: endpoint<typeof savedTables.listSavedTables>(`GET ${QUESTION}/tables`, "query"),
    create: endpoint<typeof savedTables.createSavedTable>(`POST ${QUESTION}/tables`, "body"),
    get: endpoint<typeof savedTables.getSavedTable>(`GET ${QUESTION}/tables/{tableId}`),
    update: endpoint<typeof savedTables.updateSavedTable>(`PATCH ${QUESTION}/tables/{tableId}`, "body"),
    delete: endpoint<typeof savedTables.deleteSavedTable>(`DELETE ${QUESTION}/tables/{tableId}`),
  },
  savedViews: {
    list: endpoint<typeof savedViews.listSavedViews>(`GET ${QUESTION}/views`, "query"),
    create: endpoint<typeof savedViews.createSavedView>(`POST ${QUESTION}/views`, "body"),
    get: endpoint<typeof savedViews.getSavedView>(`GET ${QUESTION}/views/{viewId}`),
    update: endpoint<typeof savedViews.updateSavedView>(`PATCH ${QUESTION}/views/{viewId}`, "body"),
    delete: endpoint<typeof savedViews.deleteSavedView>(`DELETE ${QUESTION}/views/{viewId}`),
  },
  groups: {
    ofProject: endpoint<typeof groups.groupQuestions>("POST /v2/questions/group", "body"),
    create: endpoint<typeof groups.createGroup>("POST /v2/groups", "body"),
    list: endpoint<typeof groups.listGroups>("GET /v2/groups", "query"),
    get: endpoint<typeof groups.getGroup>("GET /v2/groups/{id}"),
    update: endpoint<typeof groups.updateGroup>("PATCH /v2/groups/{id}", "body"),
    delete: endpoint<typeof groups.deleteGroup>("DELETE /v2/groups/{id}"),
    estimate: endpoint<typeof groups.estimateGroup>("GET /v2/groups/{id}/code"),
    code: endpoint<typeof groups.codeGroup>("POST /v2/groups/{id}/code", "body"),
    addMembers: endpoint<typeof groups.addGroupMembers>("POST /v2/groups/{id}/members", "body"),
    removeMembers: endpoint<typeof groups.removeGroupMembers>("DELETE /v2/groups/{id}/members", "body"),
    freezeAnchor: endpoint<typeof anchors.freezeAnchor>("POST /v2/groups/{id}/anchor", "body"),
    anchor: endpoint<typeof anchors.getAnchor>("GET /v2/groups/{id}/anchor"),
    deleteAnchor: endpoint<typeof anchors.deleteAnchor>("DELETE /v2/groups/{id}/anchor"),
    codeAnchor: endpoint<typeof anchors.codeAnchor>("POST /v2/groups/{id}/anchor/code", "body"),
  },
  export: {
    sav: endpoint<typeof exports.exportSav>("POST /v2/export/sav", "body"),
    csv: endpoint<typeof exports.exportCsv>("POST /v2/export/csv", "body"),
    xlsx: endpoint<typeof exports.exportXlsx>("POST /v2/export/xlsx", "body"),
    tripleS: endpoint<typeof exports.exportTripleS>("POST /v2/export/triple-s", "body"),
    json: endpoint<typeof exports.exportJson>("POST /v2/export/json", "body"),
    pptx: endpoint<typeof exports.exportPptx>("POST /v2/export/pptx", "body"),
    project: endpoint<typeof projectExports.exportProject>("POST /v2/export/project", "body"),
    preview: endpoint<typeof projectExports.previewExport>("POST /v2/export/preview", "body"),
  },
} satisfies EndpointTree;
