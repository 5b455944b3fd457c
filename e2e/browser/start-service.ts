import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@/lib/api/client/client";
import { operatorOf } from "../api/operator";
import { startOpenIdServer } from "../support/openid-server";
import { startService } from "../support/service";
import { startTypeformServer } from "../support/typeform-server";
import { keepServiceNotes } from "./service-notes";

/** How long the example run of a first start may take. */
const EXAMPLE_MS = 180_000;

/** Starts the service for the first time, and makes a question in another organization. */
export default async function startServiceForStories() {
  const openId = await startOpenIdServer();
  const typeform = await startTypeformServer();
  const service = await startService({ example: true, env: { SIGNUP: "open", ...openId.env, ...typeform.env } });
  const { baseUrl, origin, firstRun, dataDir } = service;
  const stop = async () => {
    await service.stop();
    await Promise.all([openId.stop(), typeform.stop()]);
  };
  try {
    const { createOrganization, createKey } = operatorOf(dataDir);
    const stranger = await createKey(await createOrganization({ plan: "growth", credits: 100 }), "read", "write");
    keepServiceNotes({
      origin,
      email: firstRun.email,
      password: firstRun.password,
      dataDir,
      foreignPath: await codeSomething(baseUrl, stranger),
      examplePath: await findExample(baseUrl, firstRun.api_key),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function codeSomething(baseUrl: string, apiKey: string): Promise<string> {
  const responses = [
    { id: "1", text: "The breakfast was cold" },
    { id: "2", text: "Lovely breakfast, lovely staff" },
  ];
  const outcome = await createClient({ baseUrl, apiKey }).code({ responses });
  if ("job_id" in outcome) throw new Error("Two answers became a job.");
  return questionPath(outcome.project_id, outcome.question_id);
}

async function findExample(baseUrl: string, apiKey: string): Promise<string> {
  const client = createClient({ baseUrl, apiKey });
  for (const end = Date.now() + EXAMPLE_MS; Date.now() < end; await pause(500)) {
    const [project] = await client.projects.list();
    const [question] = project?.questions ?? [];
    if (project && question?.status === "coded") return questionPath(project.id, question.id);
  }
  throw new Error("The first start did not code its example.");
}

const questionPath = (projectId: string, questionId: string) => `/projects/${projectId}/questions/${questionId}`;
