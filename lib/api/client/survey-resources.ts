import type * as assignments from "../contract/assignments";
import type * as codebook from "../contract/codebook";
import type * as versions from "../contract/codebook-versions";
import type * as codes from "../contract/codes";
import type * as codingManual from "../contract/coding-manual";
import type * as corrections from "../contract/corrections";
import type * as projects from "../contract/projects";
import type * as questionJobs from "../contract/question-jobs";
import type * as questions from "../contract/questions";
import type * as responses from "../contract/responses";
import type * as splits from "../contract/splits";
import type * as uploads from "../contract/uploads";
import { endpoint, fileEndpoint } from "./contract-methods";
import type { EndpointTree } from "./endpoint";

/** The client's methods for operations on projects, questions, answers and codebooks. */
export const SURVEY_RESOURCES = {
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
    importCorrections: endpoint<typeof corrections.importCorrections>(
      "POST /v2/projects/{projectId}/questions/{questionId}/upload/corrections",
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
    manual: endpoint<typeof codingManual.getCodingManual>(
      "GET /v2/projects/{projectId}/questions/{questionId}/codebook/manual",
    ),
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
      split: endpoint<typeof splits.splitCode>(
        "POST /v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/split",
        "body",
      ),
      previewSplit: endpoint<typeof splits.previewSplit>(
        "POST /v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/split/preview",
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
} satisfies EndpointTree;
