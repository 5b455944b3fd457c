import { setTimeout as pause } from "node:timers/promises";
import { operatorOf } from "../api/operator";
import { startService } from "../support/service";
import { keepServiceNotes } from "./service-notes";

/** The example run of a first start takes at most so long. */
const EXAMPLE_MS = 180_000;

/** Starts the service as a first start does, and gives another organization a question of its own. */
export default async function startServiceForStories() {
  const { baseUrl, origin, firstRun, dataDir, stop } = await startService();
  try {
    const { createOrganization, createKey } = operatorOf(dataDir);
    const stranger = await createKey(await createOrganization({ plan: "growth", credits: 100 }), "read,write");
    keepServiceNotes({
      origin,
      email: firstRun.email,
      password: firstRun.password,
      foreignPath: await codeSomething(baseUrl, stranger),
      examplePath: await findExample(baseUrl, firstRun.api_key),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function codeSomething(baseUrl: string, key: string): Promise<string> {
  const responses = [
    { id: "1", text: "The breakfast was cold" },
    { id: "2", text: "Lovely breakfast, lovely staff" },
  ];
  const reply = await fetch(`${baseUrl}/v2/code`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ responses }),
  });
  const { data } = await reply.json();
  return questionPath(data.project_id, data.question_id);
}

async function findExample(baseUrl: string, key: string): Promise<string> {
  for (const end = Date.now() + EXAMPLE_MS; Date.now() < end; await pause(500)) {
    const reply = await fetch(`${baseUrl}/v2/projects`, { headers: { "x-api-key": key } });
    const [project] = (await reply.json()).data;
    const [question] = project?.questions ?? [];
    if (question?.status === "coded") return questionPath(project.id, question.id);
  }
  throw new Error("The first start did not code its example.");
}

const questionPath = (projectId: string, questionId: string) => `/projects/${projectId}/questions/${questionId}`;
