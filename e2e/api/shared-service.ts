import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
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
  const notes = await mkdtemp(join(tmpdir(), "loop-notes-"));
  const loopNotes = join(notes, "turns.jsonl");
  const env = {
    LOOP_NOTES: loopNotes,
    NODE_OPTIONS: `--import ${new URL("../support/loop-probe.mjs", import.meta.url)}`,
  };
  const started = await startService({ env });
  const { baseUrl, origin, firstRun, dataDir } = started;
  const stop = async () => {
    await started.stop();
    await rm(notes, { recursive: true });
  };
  try {
    const { createOrganization, createKey, createClient } = operatorOf(dataDir);
    const stranger = await createOrganization({ plan: "enterprise", credits: 1_000 });
    const small = await createOrganization({ plan: "professional", credits: 20 });
    project.provide("service", {
      baseUrl,
      origin,
      pid: started.process.pid ?? 0,
      loopNotes,
      key: firstRun.api_key,
      secondKey: await createKey(firstRun.organization_id, "read,write"),
      readKey: await createKey(firstRun.organization_id, "read"),
      poorKey: await createKey(small, "write"),
      strangerKey: await createKey(stranger, "write"),
      email: firstRun.email,
      password: firstRun.password,
      app: await createClient(stranger, "https://partner.example/callback"),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
