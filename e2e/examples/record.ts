import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { OPERATIONS } from "@/lib/api/contract/all";
import { startService } from "../support/service";
import { readHotelAnswers } from "./hotel-answers";
import { newRecorder } from "./recorder";

/** Records the examples of the OpenAPI document by running a hotel survey through a real service. */
const HERE = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const RECORDED = HERE("../../lib/api/openapi/recorded.json");

const service = await startService({ example: true });
try {
  const recordings = await recordStudy();
  const missing = OPERATIONS.filter(({ id }) => !recordings[id]).map(({ id }) => id);
  console.log(`Put together from their schemas, since nothing here records them: ${missing.join(", ") || "none"}`);
  await writeFile(RECORDED, JSON.stringify(recordings, null, 2));
  await promisify(execFile)("npx", ["biome", "format", "--write", RECORDED]);
} finally {
  await service.stop();
}

async function recordStudy() {
  const { record, finish, recordings } = newRecorder(service);
  const file = new Blob([await readFile(HERE("../../examples/hotel-stay.csv"))], { type: "text/csv" });
  const answers = await readHotelAnswers(60);

  await record("code", {
    body: {
      responses: [
        { id: "r-1001", text: "Lovely staff, but the room was cold" },
        { id: "r-1002", text: "Great breakfast and a quiet room" },
        { id: "r-1003", text: "asdf" },
      ],
    },
  });
  const recordedCall = recordings.code?.body;
  await finish(await record("code", { body: { responses: answers } }));
  if (recordings.code) recordings.code.body = recordedCall;
  await record("estimateCredits", {
    body: {
      responses: [
        { id: "r-1001", text: "Great breakfast" },
        { id: "r-1002", text: "great  BREAKFAST" },
        { id: "r-1003", text: "asdf" },
      ],
    },
  });

  const webhook = await record("createWebhook", {
    body: { url: "https://partner.example/hooks/coding", events: ["job.completed", "job.failed"] },
  });
  const hook = { params: { id: webhook.id } };
  await record("getWebhook", hook);
  await record("testWebhook", hook);

  const project = await record("createProject", {
    body: {
      name: "Guest survey, autumn 2026",
      objective: "What makes guests come back",
      questions: [{ text: "What stood out during your stay?" }, { text: "What should we change?" }],
    },
  });
  const [first, second] = project.questions;
  const inProject = { params: { projectId: project.id } };
  const inQuestion = { params: { projectId: project.id, questionId: first.id } };
  const inSecond = { projectId: project.id, questionId: second.id };
  await record("updateProject", { ...inProject, body: { name: "Guest survey, winter 2026" } });
  await record("listProjects", { query: { limit: "50" } });

  const mapping = { id: "respondent_id", text: "answer", segments: ["age_group", "nights"] };
  await record("uploadQuestionFile", { ...inQuestion, file, body: { mapping } });
  await record("uploadResponses", {
    params: inSecond,
    body: {
      responses: answers.slice(0, 3).map((answer) => ({ ...answer, segments: { age_group: "30-44", nights: 2 } })),
    },
  });
  await record("recommendType", { body: { project_id: project.id, question_id: first.id } });
  await record("listQuestions", inProject);
  await finish(await record("generateCodebook", { ...inQuestion, body: { granularity: 3, max_codes: 30 } }));
  await finish(await record("codeQuestion", { ...inQuestion, body: { mode: "uncoded" } }));
  await record("listJobs", { query: { limit: "20" } });
  await record("getQuestion", inQuestion);
  await record("getProject", inProject);

  const uncertain: { response_id: string }[] = await record("listResponses", {
    ...inQuestion,
    query: { confidence: "low", limit: "100" },
  });
  const response = { params: { ...inQuestion.params, responseId: uncertain[0]?.response_id ?? "" } };
  await record("getResponse", response);
  const { categories } = await record("getCodebook", inQuestion);
  const [staff] = categories;
  const code = { params: { ...inQuestion.params, codeId: staff.codes[0].id } };
  await record("updateResponse", { ...response, body: { codes: [{ code_id: staff.codes[0].id }], reviewed: true } });
  await record("updateResponses", {
    ...inQuestion,
    body: {
      responses: uncertain.slice(1, 3).map(({ response_id }) => ({ response_id, reviewed: true })),
    },
  });

  await record("updateCode", {
    ...code,
    body: { definition: 'Praise of how staff treat guests. For example "lovely people at reception".' },
  });
  const added = await record("createCode", {
    ...inQuestion,
    body: { category_id: staff.id, name: "Remembered my name", sentiment: "Positive" },
  });
  await record("moveCode", { params: { ...inQuestion.params, codeId: added.id }, body: { position: 0 } });
  await record("mergeCodes", { ...code, body: { code_ids: [added.id] } });
  const category = await record("createCategory", { ...inQuestion, body: { name: "Sustainability" } });
  const inCategory = { params: { ...inQuestion.params, categoryId: category.id } };
  await record("updateCategory", { ...inCategory, body: { name: "Environment" } });
  await record("deleteCategory", inCategory);
  const [, other] = categories;
  const split = { params: { ...inQuestion.params, codeId: other.codes[0].id } };
  const { sentiment } = other.codes[0];
  const halves = [
    { name: "In the room", sentiment },
    { name: "In the building", sentiment },
  ];
  await record("previewSplit", { ...split, body: { by: "engine", codes: halves } });
  await record("splitCode", { ...split, body: { by: "engine", codes: halves } });
  const [current] = await record("listCodebookVersions", { ...inQuestion, query: { limit: "20" } });
  const version = { params: { ...inQuestion.params, version: String(current.version - 1) } };
  await record("getCodebookVersion", version);
  await record("diffCodebookVersion", version);
  await record("restoreCodebookVersion", version);

  await record("importCodebook", {
    body: {
      project_id: project.id,
      question_id: second.id,
      categories: [
        {
          name: "Room",
          codes: [
            { name: "Temperature", sentiment: "Negative", definition: "Too cold or too hot, or the heating failed." },
            { name: "Noise", sentiment: "Negative", definition: "Noise from the street, the corridor or next door." },
          ],
        },
      ],
    },
  });
  await record("cloneCodebook", {
    body: { project_id: project.id, source_question_id: first.id, target_question_id: second.id },
  });
  await record("editCodebook", {
    params: inSecond,
    body: { categories: [{ name: "Room", codes: [{ name: "Temperature", sentiment: "Negative" }] }] },
  });
  await record("deleteCodebook", { params: inSecond });

  await record("getUsage");
  await record("listLedger", { query: { limit: "20" } });
  await record("listWebhooks");
  await record("listWebhookDeliveries", hook);
  await record("updateWebhook", { ...hook, body: { active: false } });
  await record("deleteWebhook", hook);

  const job = await record("code", { body: { responses: await readHotelAnswers(540) } });
  await record("cancelJob", { params: { id: job.job_id } });
  if (recordings.code) recordings.code.body = recordedCall;
  const third = await record("createQuestion", {
    ...inProject,
    body: { text: "Which other hotels do you know?", coding_type: "entity" },
  });
  const inThird = { projectId: project.id, questionId: third.id };
  await record("updateQuestion", { params: inThird, body: { text: "Which other hotels have you stayed at?" } });
  await record("deleteQuestion", { params: inThird });
  await record("uploadProjectFile", { ...inProject, file, body: { mapping } });
  await record("deleteResponse", response);
  await record("deleteResponses", {
    ...inQuestion,
    body: { ids: uncertain.slice(1, 3).map(({ response_id }) => response_id) },
  });
  await record("deleteProject", inProject);
  return recordings;
}
