import * as analytics from "./analytics";
import * as anchors from "./anchors";
import * as changes from "./answer-changes";
import * as answerCoders from "./answer-coders";
import * as assignments from "./assignments";
import * as audit from "./audit";
import * as backTests from "./back-tests";
import * as codebook from "./codebook";
import * as codebookFiles from "./codebook-files";
import * as versions from "./codebook-versions";
import * as codes from "./codes";
import * as coding from "./coding";
import * as codingManual from "./coding-manual";
import * as connect from "./connect";
import * as connections from "./connections";
import * as corrections from "./corrections";
import * as tables from "./cross-tab";
import * as doubleCoding from "./double-coding";
import * as exports from "./exports";
import * as frames from "./frames";
import * as groups from "./groups";
import * as inconsistencies from "./inconsistencies";
import * as insights from "./insights";
import * as jobs from "./jobs";
import type { Operation } from "./operation";
import * as specified from "./other-specify";
import * as people from "./people";
import * as projectExports from "./project-exports";
import * as projectPeople from "./project-people";
import * as projects from "./projects";
import * as quality from "./quality";
import * as questionJobs from "./question-jobs";
import * as questions from "./questions";
import * as quotes from "./quotes";
import * as refinement from "./refinement";
import * as responses from "./responses";
import * as review from "./review";
import * as savedTables from "./saved-tables";
import * as savedViews from "./saved-views";
import * as score from "./score";
import * as shareLinks from "./share-links";
import * as splits from "./splits";
import * as imports from "./survey-imports";
import * as translations from "./translations";
import * as uploads from "./uploads";
import * as usage from "./usage";
import * as waves from "./waves";
import * as webhooks from "./webhooks";
import * as wordRules from "./word-rules";

/** Every operation of the API, in the order of the documentation. */
export const OPERATIONS: readonly Operation[] = [
  coding.code,
  questionJobs.codeQuestion,
  questionJobs.previewCoding,
  backTests.startBackTest,
  backTests.estimateBackTest,
  backTests.getBackTest,
  translations.translateAnswers,
  translations.estimateTranslation,
  coding.estimateCredits,
  jobs.listJobs,
  jobs.getJob,
  jobs.cancelJob,
  projects.createProject,
  projects.listProjects,
  projects.getProject,
  projects.updateProject,
  projects.deleteProject,
  projectPeople.listProjectPeople,
  projectPeople.changeProjectPeople,
  shareLinks.listShareLinks,
  shareLinks.createShareLink,
  shareLinks.revokeShareLink,
  questions.listQuestions,
  questions.createQuestion,
  questions.getQuestion,
  questions.updateQuestion,
  questions.deleteQuestion,
  projects.uploadResponses,
  uploads.uploadQuestionFile,
  uploads.uploadProjectFile,
  corrections.importCorrections,
  responses.listResponses,
  responses.getResponse,
  responses.updateResponse,
  responses.updateResponses,
  responses.deleteResponse,
  responses.deleteResponses,
  answerCoders.assignResponses,
  changes.listAnswerChanges,
  changes.undoAnswerChange,
  savedViews.listSavedViews,
  savedViews.createSavedView,
  savedViews.getSavedView,
  savedViews.updateSavedView,
  savedViews.deleteSavedView,
  assignments.listAssignments,
  specified.reportOtherSpecify,
  questionJobs.generateCodebook,
  codebook.getCodebook,
  codingManual.getCodingManual,
  codebook.editCodebook,
  codebook.deleteCodebook,
  codebook.importCodebook,
  codebookFiles.importCodebookFile,
  codebookFiles.exportCodebook,
  codebook.cloneCodebook,
  codebook.recommendType,
  frames.listFrames,
  frames.getFrame,
  frames.createFrame,
  frames.deleteFrame,
  codes.createCategory,
  codes.updateCategory,
  codes.deleteCategory,
  codes.createCode,
  codes.updateCode,
  codes.deleteCode,
  codes.moveCode,
  codes.mergeCodes,
  splits.splitCode,
  splits.previewSplit,
  wordRules.previewWordRule,
  wordRules.applyWordRule,
  versions.listCodebookVersions,
  versions.getCodebookVersion,
  versions.diffCodebookVersion,
  versions.restoreCodebookVersion,
  versions.revertCodebookVersion,
  refinement.listSuggestions,
  refinement.applySuggestion,
  refinement.resolveSuggestion,
  refinement.undoSuggestion,
  refinement.previewSuggestion,
  refinement.bulkApply,
  refinement.revertSuggestion,
  refinement.exportDecisions,
  inconsistencies.settleInconsistencies,
  review.showReview,
  review.drawSample,
  review.claimAnswers,
  review.decideClaims,
  doubleCoding.showDoubleCoding,
  doubleCoding.listDisagreements,
  doubleCoding.resolveDisagreements,
  tables.crossTab,
  tables.drillDown,
  savedTables.listSavedTables,
  savedTables.createSavedTable,
  savedTables.getSavedTable,
  savedTables.updateSavedTable,
  savedTables.deleteSavedTable,
  analytics.rankSegments,
  quotes.pickQuotes,
  analytics.showSegments,
  insights.shareSentiment,
  insights.pairCodes,
  insights.findAnomalies,
  insights.summarize,
  score.relateScore,
  waves.compareWaves,
  quality.reportQuality,
  quality.correctShares,
  inconsistencies.reportInconsistencies,
  quality.stateMethods,
  groups.groupQuestions,
  groups.createGroup,
  groups.listGroups,
  groups.getGroup,
  groups.updateGroup,
  groups.deleteGroup,
  groups.estimateGroup,
  groups.codeGroup,
  groups.addGroupMembers,
  groups.removeGroupMembers,
  anchors.freezeAnchor,
  anchors.getAnchor,
  anchors.deleteAnchor,
  anchors.codeAnchor,
  exports.exportSav,
  exports.exportCsv,
  exports.exportXlsx,
  exports.exportPptx,
  exports.exportTripleS,
  exports.exportJson,
  projectExports.previewExport,
  projectExports.exportProject,
  usage.getUsage,
  usage.listLedger,
  people.listMembers,
  people.removeMember,
  audit.listActions,
  connections.createConnection,
  connections.listConnections,
  connections.getConnection,
  connections.updateConnection,
  connections.deleteConnection,
  connections.testConnection,
  connections.listSurveys,
  connections.getSurvey,
  imports.importSurvey,
  imports.listImports,
  imports.deleteImport,
  webhooks.createWebhook,
  webhooks.listWebhooks,
  webhooks.getWebhook,
  webhooks.updateWebhook,
  webhooks.deleteWebhook,
  webhooks.rotateWebhookSecret,
  webhooks.testWebhook,
  webhooks.listDeliveries,
  webhooks.redeliver,
  connect.createManagedOrganization,
  connect.listManagedOrganizations,
  connect.updateManagedOrganization,
  connect.deleteManagedOrganization,
];
