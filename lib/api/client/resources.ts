import type { z } from "zod";
import type { ErrorCode as DeclaredErrorCode } from "@/lib/errors";
import type * as analytics from "../contract/analytics";
import type * as assignments from "../contract/assignments";
import type * as audit from "../contract/audit";
import type * as codebook from "../contract/codebook";
import type * as versions from "../contract/codebook-versions";
import type * as codes from "../contract/codes";
import type * as coding from "../contract/coding";
import type * as connect from "../contract/connect";
import type * as connections from "../contract/connections";
import type * as tables from "../contract/cross-tab";
import type * as exports from "../contract/exports";
import type * as groups from "../contract/groups";
import type * as inconsistencies from "../contract/inconsistencies";
import type * as insights from "../contract/insights";
import type * as jobs from "../contract/jobs";
import type * as projects from "../contract/projects";
import type * as quality from "../contract/quality";
import type * as questionJobs from "../contract/question-jobs";
import type * as questions from "../contract/questions";
import type * as refinement from "../contract/refinement";
import type * as responses from "../contract/responses";
import type * as review from "../contract/review";
import type * as uploads from "../contract/uploads";
import type * as usage from "../contract/usage";
import type * as waves from "../contract/waves";
import type * as webhooks from "../contract/webhooks";
import { endpoint, fileEndpoint, type MethodsOf } from "./contract-methods";
import type { EndpointTree } from "./endpoint";

/** Where each operation of the contract stands in the client. */
export const RESOURCES = {
  code: endpoint<typeof coding.code>("POST /v2/code", "body"),
  credits: {
    estimate: endpoint<typeof coding.estimateCredits>("POST /v2/credits/estimate", "body"),
    usage: endpoint<typeof usage.getUsage>("GET /v2/usage"),
    ledger: endpoint<typeof usage.listLedger>("GET /v2/usage/ledger", "query"),
    ledgerFile: fileEndpoint<typeof usage.listLedger>("GET /v2/usage/ledger"),
  },
  jobs: {
    list: endpoint<typeof jobs.listJobs>("GET /v2/jobs", "query"),
    get: endpoint<typeof jobs.getJob>("GET /v2/jobs/{id}", "query"),
    cancel: endpoint<typeof jobs.cancelJob>("POST /v2/jobs/{id}/cancel"),
  },
  projects: {
    create: endpoint<typeof projects.createProject>("POST /v2/projects", "body"),
    list: endpoint<typeof projects.listProjects>("GET /v2/projects", "query"),
    get: endpoint<typeof projects.getProject>("GET /v2/projects/{projectId}"),
    update: endpoint<typeof projects.updateProject>("PATCH /v2/projects/{projectId}", "body"),
    delete: endpoint<typeof projects.deleteProject>("DELETE /v2/projects/{projectId}"),
    uploadFile: endpoint<typeof uploads.uploadProjectFile>("POST /v2/projects/{projectId}/upload/file", "form"),
  },
  questions: {
    list: endpoint<typeof questions.listQuestions>("GET /v2/projects/{projectId}/questions", "query"),
    create: endpoint<typeof questions.createQuestion>("POST /v2/projects/{projectId}/questions", "body"),
    get: endpoint<typeof questions.getQuestion>("GET /v2/projects/{projectId}/questions/{questionId}"),
    update: endpoint<typeof questions.updateQuestion>("PATCH /v2/projects/{projectId}/questions/{questionId}", "body"),
    delete: endpoint<typeof questions.deleteQuestion>("DELETE /v2/projects/{projectId}/questions/{questionId}"),
    code: endpoint<typeof questionJobs.codeQuestion>(
      "POST /v2/projects/{projectId}/questions/{questionId}/code",
      "body",
    ),
  },
  responses: {
    upload: endpoint<typeof projects.uploadResponses>(
      "POST /v2/projects/{projectId}/questions/{questionId}/upload/json",
      "body",
    ),
    uploadFile: endpoint<typeof uploads.uploadQuestionFile>(
      "POST /v2/projects/{projectId}/questions/{questionId}/upload/file",
      "form",
    ),
    list: endpoint<typeof responses.listResponses>(
      "GET /v2/projects/{projectId}/questions/{questionId}/responses",
      "query",
    ),
    get: endpoint<typeof responses.getResponse>(
      "GET /v2/projects/{projectId}/questions/{questionId}/responses/{responseId}",
    ),
    update: endpoint<typeof responses.updateResponse>(
      "PATCH /v2/projects/{projectId}/questions/{questionId}/responses/{responseId}",
      "body",
    ),
    updateMany: endpoint<typeof responses.updateResponses>(
      "PATCH /v2/projects/{projectId}/questions/{questionId}/responses",
      "body",
    ),
    delete: endpoint<typeof responses.deleteResponse>(
      "DELETE /v2/projects/{projectId}/questions/{questionId}/responses/{responseId}",
    ),
    deleteMany: endpoint<typeof responses.deleteResponses>(
      "POST /v2/projects/{projectId}/questions/{questionId}/responses/delete",
      "body",
    ),
    assignments: endpoint<typeof assignments.listAssignments>(
      "GET /v2/projects/{projectId}/questions/{questionId}/assignments",
      "query",
    ),
    assignmentsFile: fileEndpoint<typeof assignments.listAssignments>(
      "GET /v2/projects/{projectId}/questions/{questionId}/assignments",
    ),
  },
  codebook: {
    get: endpoint<typeof codebook.getCodebook>("GET /v2/projects/{projectId}/questions/{questionId}/codebook"),
    edit: endpoint<typeof codebook.editCodebook>(
      "PUT /v2/projects/{projectId}/questions/{questionId}/codebook",
      "body",
    ),
    delete: endpoint<typeof codebook.deleteCodebook>("DELETE /v2/projects/{projectId}/questions/{questionId}/codebook"),
    generate: endpoint<typeof questionJobs.generateCodebook>(
      "POST /v2/projects/{projectId}/questions/{questionId}/codebook/generate",
      "body",
    ),
    import: endpoint<typeof codebook.importCodebook>("POST /v2/codebook/import", "body"),
    importFile: endpoint<typeof codebook.importCodebookFile>(
      "POST /v2/projects/{projectId}/questions/{questionId}/codebook/import/file",
      "form",
    ),
    export: endpoint<typeof codebook.exportCodebook>(
      "GET /v2/projects/{projectId}/questions/{questionId}/codebook/export",
      "query",
    ),
    clone: endpoint<typeof codebook.cloneCodebook>("POST /v2/codebook/clone", "body"),
    recommendType: endpoint<typeof codebook.recommendType>("POST /v2/codebook/recommend-type", "body"),
    categories: {
      create: endpoint<typeof codes.createCategory>(
        "POST /v2/projects/{projectId}/questions/{questionId}/codebook/categories",
        "body",
      ),
      update: endpoint<typeof codes.updateCategory>(
        "PATCH /v2/projects/{projectId}/questions/{questionId}/codebook/categories/{categoryId}",
        "body",
      ),
      delete: endpoint<typeof codes.deleteCategory>(
        "DELETE /v2/projects/{projectId}/questions/{questionId}/codebook/categories/{categoryId}",
      ),
    },
    codes: {
      create: endpoint<typeof codes.createCode>(
        "POST /v2/projects/{projectId}/questions/{questionId}/codebook/codes",
        "body",
      ),
      update: endpoint<typeof codes.updateCode>(
        "PATCH /v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}",
        "body",
      ),
      delete: endpoint<typeof codes.deleteCode>(
        "DELETE /v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}",
      ),
      move: endpoint<typeof codes.moveCode>(
        "POST /v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/move",
        "body",
      ),
      merge: endpoint<typeof codes.mergeCodes>(
        "POST /v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/merge",
        "body",
      ),
      split: endpoint<typeof codes.splitCode>(
        "POST /v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/split",
        "body",
      ),
    },
    versions: {
      list: endpoint<typeof versions.listCodebookVersions>(
        "GET /v2/projects/{projectId}/questions/{questionId}/codebook/versions",
        "query",
      ),
      get: endpoint<typeof versions.getCodebookVersion>(
        "GET /v2/projects/{projectId}/questions/{questionId}/codebook/versions/{version}",
      ),
      diff: endpoint<typeof versions.diffCodebookVersion>(
        "GET /v2/projects/{projectId}/questions/{questionId}/codebook/versions/{version}/diff",
        "query",
      ),
      restore: endpoint<typeof versions.restoreCodebookVersion>(
        "POST /v2/projects/{projectId}/questions/{questionId}/codebook/versions/{version}/restore",
      ),
      revert: endpoint<typeof versions.revertCodebookVersion>(
        "POST /v2/projects/{projectId}/questions/{questionId}/codebook/versions/{version}/revert",
      ),
    },
  },
  refinement: {
    suggestions: endpoint<typeof refinement.listSuggestions>("POST /v2/refinement/suggestions", "body"),
    apply: endpoint<typeof refinement.applySuggestion>("POST /v2/refinement/apply", "body"),
    resolve: endpoint<typeof refinement.resolveSuggestion>("POST /v2/refinement/resolve", "body"),
    undo: endpoint<typeof refinement.undoSuggestion>("POST /v2/refinement/undo", "body"),
    preview: endpoint<typeof refinement.previewSuggestion>("POST /v2/refinement/preview", "body"),
    bulkApply: endpoint<typeof refinement.bulkApply>("POST /v2/refinement/bulk-apply", "body"),
    revert: endpoint<typeof refinement.revertSuggestion>("POST /v2/refinement/revert", "body"),
    decisions: endpoint<typeof refinement.exportDecisions>("POST /v2/refinement/export", "body"),
  },
  review: {
    get: endpoint<typeof review.showReview>("GET /v2/projects/{projectId}/questions/{questionId}/review"),
    claim: endpoint<typeof review.claimAnswers>(
      "POST /v2/projects/{projectId}/questions/{questionId}/review/claims",
      "body",
    ),
    decide: endpoint<typeof review.decideClaims>(
      "POST /v2/projects/{projectId}/questions/{questionId}/review/decisions",
      "body",
    ),
  },
  analytics: {
    crossTab: endpoint<typeof tables.crossTab>("POST /v2/analytics/cross-tab", "body"),
    drillDown: endpoint<typeof tables.drillDown>("POST /v2/analytics/cross-tab/drilldown", "body"),
    rankSegments: endpoint<typeof analytics.rankSegments>("POST /v2/analytics/segment-ranking", "body"),
    segments: endpoint<typeof analytics.showSegments>("POST /v2/analytics/segments", "body"),
    sentiment: endpoint<typeof insights.shareSentiment>("POST /v2/analytics/sentiment", "body"),
    coOccurrence: endpoint<typeof insights.pairCodes>("POST /v2/analytics/co-occurrence", "body"),
    anomalies: endpoint<typeof insights.findAnomalies>("POST /v2/analytics/anomalies", "body"),
    executiveSummary: endpoint<typeof insights.summarize>("POST /v2/analytics/executive-summary", "body"),
    compareWaves: endpoint<typeof waves.compareWaves>("POST /v2/analytics/wave-comparison", "body"),
    quality: endpoint<typeof quality.reportQuality>("POST /v2/analytics/quality", "body"),
    correctedShares: endpoint<typeof quality.correctShares>("POST /v2/analytics/corrected-shares", "body"),
    inconsistencies: endpoint<typeof inconsistencies.reportInconsistencies>(
      "POST /v2/analytics/inconsistencies",
      "body",
    ),
    methodsStatement: endpoint<typeof quality.stateMethods>("POST /v2/analytics/quality/statement", "body"),
  },
  groups: {
    ofProject: endpoint<typeof groups.groupQuestions>("POST /v2/questions/group", "body"),
    create: endpoint<typeof groups.createGroup>("POST /v2/groups", "body"),
    list: endpoint<typeof groups.listGroups>("GET /v2/groups", "query"),
    get: endpoint<typeof groups.getGroup>("GET /v2/groups/{id}"),
    delete: endpoint<typeof groups.deleteGroup>("DELETE /v2/groups/{id}"),
    addMembers: endpoint<typeof groups.addGroupMembers>("POST /v2/groups/{id}/members", "body"),
    removeMembers: endpoint<typeof groups.removeGroupMembers>("DELETE /v2/groups/{id}/members", "body"),
  },
  auditLog: {
    list: endpoint<typeof audit.listActions>("GET /v2/audit-log", "query"),
    file: fileEndpoint<typeof audit.listActions>("GET /v2/audit-log"),
  },
  export: {
    sav: endpoint<typeof exports.exportSav>("POST /v2/export/sav", "body"),
    csv: endpoint<typeof exports.exportCsv>("POST /v2/export/csv", "body"),
    xlsx: endpoint<typeof exports.exportXlsx>("POST /v2/export/xlsx", "body"),
    tripleS: endpoint<typeof exports.exportTripleS>("POST /v2/export/triple-s", "body"),
    json: endpoint<typeof exports.exportJson>("POST /v2/export/json", "body"),
  },
  connections: {
    create: endpoint<typeof connections.createConnection>("POST /v2/connections", "body"),
    list: endpoint<typeof connections.listConnections>("GET /v2/connections", "query"),
    get: endpoint<typeof connections.getConnection>("GET /v2/connections/{id}"),
    update: endpoint<typeof connections.updateConnection>("PATCH /v2/connections/{id}", "body"),
    delete: endpoint<typeof connections.deleteConnection>("DELETE /v2/connections/{id}"),
    test: endpoint<typeof connections.testConnection>("POST /v2/connections/{id}/test"),
    surveys: endpoint<typeof connections.listSurveys>("GET /v2/connections/{id}/surveys", "query"),
    survey: endpoint<typeof connections.getSurvey>("GET /v2/connections/{id}/surveys/{surveyId}"),
    import: endpoint<typeof connections.importSurvey>("POST /v2/connections/{id}/import", "body"),
    imports: endpoint<typeof connections.listImports>("GET /v2/connections/{id}/imports", "query"),
    deleteImport: endpoint<typeof connections.deleteImport>("DELETE /v2/connections/{id}/imports/{importId}"),
  },
  webhooks: {
    create: endpoint<typeof webhooks.createWebhook>("POST /v2/webhooks", "body"),
    list: endpoint<typeof webhooks.listWebhooks>("GET /v2/webhooks", "query"),
    get: endpoint<typeof webhooks.getWebhook>("GET /v2/webhooks/{id}"),
    update: endpoint<typeof webhooks.updateWebhook>("PATCH /v2/webhooks/{id}", "body"),
    delete: endpoint<typeof webhooks.deleteWebhook>("DELETE /v2/webhooks/{id}"),
    rotateSecret: endpoint<typeof webhooks.rotateWebhookSecret>("POST /v2/webhooks/{id}/rotate-secret"),
    test: endpoint<typeof webhooks.testWebhook>("POST /v2/webhooks/{id}/test"),
    deliveries: endpoint<typeof webhooks.listDeliveries>("GET /v2/webhooks/{id}/deliveries", "query"),
    redeliver: endpoint<typeof webhooks.redeliver>("POST /v2/webhooks/{id}/deliveries/{deliveryId}/redeliver"),
  },
  managedOrganizations: {
    create: endpoint<typeof connect.createManagedOrganization>("POST /v2/connect/organizations", "body"),
    list: endpoint<typeof connect.listManagedOrganizations>("GET /v2/connect/organizations", "query"),
    update: endpoint<typeof connect.updateManagedOrganization>("PATCH /v2/connect/organizations/{id}", "body"),
    delete: endpoint<typeof connect.deleteManagedOrganization>("DELETE /v2/connect/organizations/{id}"),
  },
} satisfies EndpointTree;

export type Resources = MethodsOf<typeof RESOURCES>;

export type Job = z.output<typeof jobs.job>;
export type ErrorCode = DeclaredErrorCode;
