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
    const stranger = await createOrganization({ plan: "enterprise", credits: 1_000 });
    const small = await createOrganization({ plan: "professional", credits: 20 });
    const strangerKey = await createKey(stranger, "write");
    project.provide("service", {
      baseUrl,
      origin,
      dataDir,
      processId: process.pid ?? 0,
      longTurns: notes.file,
      key: firstRun.api_key,
      secondKey: await createKey(firstRun.organization_id, "read", "write"),
      readKey: await createKey(firstRun.organization_id, "read"),
      poorKey: await createKey(small, "write"),
      strangerKey,
      scopedKeys: {
        read: await createKey(stranger, "read"),
        write: strangerKey,
        import: await createKey(stranger, "import"),
      },
      email: firstRun.email,
      password: firstRun.password,
      app: await createClient(stranger, "https://partner.example/callback"),
      secondApp: await createClient(stranger, "https://partner.example/callback"),
    });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
