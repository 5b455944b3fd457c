import type { TestProject } from "vitest/node";
import { noteLongTurns } from "../support/long-turns";
import { startService } from "../support/service";
import { operatorOf } from "./operator";
import type { ServiceNotes } from "./service-notes";

declare module "vitest" {
  export interface ProvidedContext {
    service: ServiceNotes;
  }
}

/** Starts the service once and makes the organizations that all test files share. */
export default async function sharedService(project: TestProject) {
  const notes = await noteLongTurns();
  const { baseUrl, origin, firstRun, dataDir, process, stop } = await startService({ env: notes.env });
  const end = async () => {
    await stop();
    await notes.remove();
  };
  try {
    const { createOrganization, createKey, createClient } = operatorOf(dataDir);
    const [stranger, small] = await Promise.all([
      createOrganization({ plan: "enterprise", credits: 1_000 }),
      createOrganization({ plan: "professional", credits: 20 }),
    ]);
    const [secondKey, readKey, poorKey, strangerKey, strangerReadKey, importKey, app, secondApp] = await Promise.all([
      createKey(firstRun.organization_id, "read", "write"),
      createKey(firstRun.organization_id, "read"),
      createKey(small, "write"),
      createKey(stranger, "write"),
      createKey(stranger, "read"),
      createKey(stranger, "import"),
      createClient(stranger, "https://partner.example/callback"),
      createClient(stranger, "https://partner.example/callback"),
    ]);
    project.provide("service", {
      baseUrl,
      origin,
      dataDir,
      processId: process.pid ?? 0,
      longTurns: notes.file,
      key: firstRun.api_key,
      secondKey,
      readKey,
      poorKey,
      strangerKey,
      scopedKeys: { read: strangerReadKey, write: strangerKey, import: importKey },
      email: firstRun.email,
      password: firstRun.password,
      app,
      secondApp,
    });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
