import { describe, expect, it } from "vitest";
import { changeCodebook } from "@/lib/codebook/change-codebook";
import { replaceWith } from "@/lib/codebook/replace-with";
import type { CodingEngine } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { listSuggestions } from "./list-suggestions";
import { refreshSuggestions } from "./refresh-suggestions";
import { readRun } from "./suggestion-runs";

const CODES = 2_000;
const ANSWERS = 400;

describe("suggestions for a codebook that is replaced while they are computed", () => {
  const db = useDatabase();

  it("are computed again, for the new codebook", { timeout: 300_000 }, async () => {
    const caller = await newCaller(db, 5_000);
    const codes = Array.from({ length: CODES }, (_, index) => `Old subject ${index}`);
    const answers = Array.from({ length: ANSWERS }, (_, index) => [`Old subject ${index}`]);
    const path = await newCodedQuestion(db, caller, { Stay: codes }, answers);
    const scope = { organizationId: caller.organizationId, questionId: path.questionId, grouped: false };
    const twins = ["Friendly staff", "friendly  staff"].map((name) => ({
      name,
      definition: null,
      sentiment: "Neutral" as const,
    }));
    let hasReplaced = false;
    const engine: CodingEngine = {
      ...localEngine,
      version: localEngine.version,
      async classify(...given) {
        const found = await localEngine.classify(...given);
        if (hasReplaced) return found;
        hasReplaced = true;
        await changeCodebook(db, caller, path, { change: "import" }, (_, current, question) => ({
          codebook: replaceWith([{ name: "New", codes: twins }], current, question),
          summary: "Replaced.",
        }));
        return found;
      },
    };
    await refreshSuggestions(db, scope, engine);
    expect(await readRun(db, scope)).toMatchObject({ failure: null, busyUntil: null });
    const filter = { refresh: false, status: "pending" as const };
    const { items, computing } = await listSuggestions(db, caller, path, filter, {
      ...engine,
      classify: () => Promise.reject(new Error("nothing is left to compute")),
    });
    expect(computing).toBe(false);
    expect(items.map(({ title }) => title)).toEqual(['Merge "friendly  staff" into "Friendly staff"']);
  });
});
