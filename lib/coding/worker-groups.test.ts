import { afterEach, describe, expect, it, vi } from "vitest";
import { localEngine } from "@/lib/engines/local/engine";
import * as workers from "@/lib/workers/workers";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import { codeOneCall } from "./code-one-call";
import { estimateCredits } from "./estimate-credits";

const responses = ["Friendly staff", "The room was cold", "Breakfast was great"].map((text, index) => ({
  id: `${index}`,
  text,
}));

describe("work in workers", () => {
  const db = useDatabase();
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("names the organization that it is done for, so that none can have all workers", async () => {
    const groups: (string | undefined)[] = [];
    const { inWorker, runInWorker } = workers;
    vi.spyOn(workers, "inWorker").mockImplementation((work, options) => {
      groups.push(options.group);
      return inWorker(work, options);
    });
    vi.spyOn(workers, "runInWorker").mockImplementation((entry, call, input, options) => {
      groups.push(options.group);
      return runInWorker(entry, call, input, options);
    });
    const { organizationId } = await newWorkspace(db, { credits: 100 });
    const caller = {
      organizationId,
      plan: "growth" as const,
      actor: { kind: "operator" as const },
      scopes: new Set<never>(),
    };
    const request = { responses, codingType: "qualitative" as const, language: "en", codebook: null };
    await codeOneCall(db, caller, request, localEngine);
    await estimateCredits(db, caller, { ...request, question: undefined }, localEngine);
    expect(groups.length).toBeGreaterThan(3);
    expect(new Set(groups)).toEqual(new Set([organizationId]));
  });
});
