import type * as changes from "../contract/answer-changes";
import type * as answerCoders from "../contract/answer-coders";
import type * as assignments from "../contract/assignments";
import type * as codebook from "../contract/codebook";
import type * as codebookFiles from "../contract/codebook-files";
import type * as versions from "../contract/codebook-versions";
import type * as codes from "../contract/codes";
import type * as codingManual from "../contract/coding-manual";
import type * as corrections from "../contract/corrections";
import type * as frames from "../contract/frames";
import type * as specified from "../contract/other-specify";
import type * as projectPeople from "../contract/project-people";
import type * as projects from "../contract/projects";
import type * as questionJobs from "../contract/question-jobs";
import type * as questions from "../contract/questions";
import type * as responses from "../contract/responses";
import type * as shareLinks from "../contract/share-links";
import type * as splits from "../contract/splits";
import type * as uploads from "../contract/uploads";
import type * as wordRules from "../contract/word-rules";
import { endpoint, fileEndpoint, QUESTION } from "./contract-methods";
import type { EndpointTree } from "./endpoint";

/** The client's methods for operations on projects, questions, answers and codebooks. */
export const SURVEY_RESOURCES = {
  projects: {
    create: endpoint<typeof projects.createProject>("POST /v2/projects", "body"),
    list: endpoint<typeof projects.listProjects>("GET /v2/projects", "query"),
    get: endpoint<typeof projects.getProject>("GET /v2/projects/{projectId}"),
    update: endpoint<typeof projects.updateProject>("PATCH /v2/projects/{projectId}", "body"),
    delete: endpoint<typeof projects.deleteProject>("DELETE /v2/projects/{projectId}"),
    people: endpoint<typeof projectPeople.listProjectPeople>("GET /v2/projects/{projectId}/people"),
    changePeople: endpoint<typeof projectPeople.changeProjectPeople>("PUT /v2/projects/{projectId}/people", "body"),
    uploadFile: endpoint<typeof uploads.uploadProjectFile>("POST /v2/projects/{projectId}/upload/file", "form"),
  },
  shareLinks: {
    list: endpoint<typeof shareLinks.listShareLinks>("GET /v2/projects/{projectId}/share-links", "query"),
    create: endpoint<typeof shareLinks.createShareLink>("POST /v2/projects/{projectId}/share-links", "body"),
    revoke: endpoint<typeof shareLinks.revokeShareLink>("DELETE /v2/projects/{projectId}/share-links/{linkId}"),
  },
  questions: {
    list: endpoint<typeof questions.listQuestions>("GET /v2/projects/{projectId}/questions", "query"),
    create: endpoint<typeof questions.createQuestion>("POST /v2/projects/{projectId}/questions", "body"),
    get: endpoint<typeof questions.getQuestion>(`GET ${QUESTION}`),
    update: endpoint<typeof questions.updateQuestion>(`PATCH ${QUESTION}`, "body"),
    delete: endpoint<typeof questions.deleteQuestion>(`DELETE ${QUESTION}`),
    code: endpoint<typeof questionJobs.codeQuestion>(`POST ${QUESTION}/code`, "body"),
    previewCoding: endpoint<typeof questionJobs.previewCoding>(`POST ${QUESTION}/code/preview`, "body"),
  },
  responses: {
    upload: endpoint<typeof projects.uploadResponses>(`POST ${QUESTION}/upload/json`, "body"),
    uploadFile: endpoint<typeof uploads.uploadQuestionFile>(`POST ${QUESTION}/upload/file`, "form"),
    importCorrections: endpoint<typeof corrections.importCorrections>(`POST ${QUESTION}/upload/corrections`, "form"),
    list: endpoint<typeof responses.listResponses>(`GET ${QUESTION}/responses`, "query"),
    get: endpoint<typeof responses.getResponse>(`GET ${QUESTION}/responses/{responseId}`),
    update: endpoint<typeof responses.updateResponse>(`PATCH ${QUESTION}/responses/{responseId}`, "body"),
    updateMany: endpoint<typeof responses.updateResponses>(`PATCH ${QUESTION}/responses`, "body"),
    delete: endpoint<typeof responses.deleteResponse>(`DELETE ${QUESTION}/responses/{responseId}`),
    deleteMany: endpoint<typeof responses.deleteResponses>(`POST ${QUESTION}/responses/delete`, "body"),
    assign: endpoint<typeof answerCoders.assignResponses>(`POST ${QUESTION}/responses/assign`, "body"),
    changes: endpoint<typeof changes.listAnswerChanges>(`GET ${QUESTION}/changes`, "query"),
    undoChange: endpoint<typeof changes.undoAnswerChange>(`POST ${QUESTION}/changes/{change}/undo`),
    assignments: endpoint<typeof assignments.listAssignments>(`GET ${QUESTION}/assignments`, "query"),
    otherSpecify: endpoint<typeof specified.reportOtherSpecify>(`GET ${QUESTION}/other-specify`, "query"),
    otherSpecifyFile: fileEndpoint<typeof specified.reportOtherSpecify>(`GET ${QUESTION}/other-specify`),
    assignmentsFile: fileEndpoint<typeof assignments.listAssignments>(`GET ${QUESTION}/assignments`),
  },
  frames: {
    list: endpoint<typeof frames.listFrames>("GET /v2/frames", "query"),
    get: endpoint<typeof frames.getFrame>("GET /v2/frames/{key}", "query"),
    create: endpoint<typeof frames.createFrame>("POST /v2/frames", "body"),
    delete: endpoint<typeof frames.deleteFrame>("DELETE /v2/frames/{key}"),
  },
  codebook: {
    get: endpoint<typeof codebook.getCodebook>(`GET ${QUESTION}/codebook`),
    manual: endpoint<typeof codingManual.getCodingManual>(`GET ${QUESTION}/codebook/manual`),
    edit: endpoint<typeof codebook.editCodebook>(`PUT ${QUESTION}/codebook`, "body"),
    delete: endpoint<typeof codebook.deleteCodebook>(`DELETE ${QUESTION}/codebook`),
    generate: endpoint<typeof questionJobs.generateCodebook>(`POST ${QUESTION}/codebook/generate`, "body"),
    import: endpoint<typeof codebook.importCodebook>("POST /v2/codebook/import", "body"),
    importFile: endpoint<typeof codebookFiles.importCodebookFile>(`POST ${QUESTION}/codebook/import/file`, "form"),
    export: endpoint<typeof codebookFiles.exportCodebook>(`GET ${QUESTION}/codebook/export`, "query"),
    clone: endpoint<typeof codebook.cloneCodebook>("POST /v2/codebook/clone", "body"),
    recommendType: endpoint<typeof codebook.recommendType>("POST /v2/codebook/recommend-type", "body"),
    categories: {
      create: endpoint<typeof codes.createCategory>(`POST ${QUESTION}/codebook/categories`, "body"),
      update: endpoint<typeof codes.updateCategory>(`PATCH ${QUESTION}/codebook/categories/{categoryId}`, "body"),
      delete: endpoint<typeof codes.deleteCategory>(`DELETE ${QUESTION}/codebook/categories/{categoryId}`),
    },
    codes: {
      create: endpoint<typeof codes.createCode>(`POST ${QUESTION}/codebook/codes`, "body"),
      update: endpoint<typeof codes.updateCode>(`PATCH ${QUESTION}/codebook/codes/{codeId}`, "body"),
      delete: endpoint<typeof codes.deleteCode>(`DELETE ${QUESTION}/codebook/codes/{codeId}`),
      move: endpoint<typeof codes.moveCode>(`POST ${QUESTION}/codebook/codes/{codeId}/move`, "body"),
      merge: endpoint<typeof codes.mergeCodes>(`POST ${QUESTION}/codebook/codes/{codeId}/merge`, "body"),
      split: endpoint<typeof splits.splitCode>(`POST ${QUESTION}/codebook/codes/{codeId}/split`, "body"),
      previewSplit: endpoint<typeof splits.previewSplit>(
        `POST ${QUESTION}/codebook/codes/{codeId}/split/preview`,
        "body",
      ),
      previewWords: endpoint<typeof wordRules.previewWordRule>(
        `POST ${QUESTION}/codebook/codes/{codeId}/always/preview`,
        "body",
      ),
      applyWords: endpoint<typeof wordRules.applyWordRule>(`POST ${QUESTION}/codebook/codes/{codeId}/always/apply`),
    },
    versions: {
      list: endpoint<typeof versions.listCodebookVersions>(`GET ${QUESTION}/codebook/versions`, "query"),
      get: endpoint<typeof versions.getCodebookVersion>(`GET ${QUESTION}/codebook/versions/{version}`),
      diff: endpoint<typeof versions.diffCodebookVersion>(`GET ${QUESTION}/codebook/versions/{version}/diff`, "query"),
      restore: endpoint<typeof versions.restoreCodebookVersion>(`POST ${QUESTION}/codebook/versions/{version}/restore`),
      revert: endpoint<typeof versions.revertCodebookVersion>(`POST ${QUESTION}/codebook/versions/{version}/revert`),
    },
  },
} satisfies EndpointTree;
