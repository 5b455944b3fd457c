import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { deleteCodebook } from "@/lib/codebook/edit-codebook";
import { createCode, deleteCode, updateCode } from "@/lib/codebook/edit-codes";
import { listVersions } from "@/lib/codebook/versions";
import { localEngine } from "@/lib/engines/local/engine";
import { codeIds, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { dispatched } from "@/test/run-stages";
import { acceptGenerationJob } from "../accept-generation-job";
import { generateCodebookStage } from "./generate-codebook";
import { prepareStage } from "./prepare";

const TEXTS = ["The parking was full", "Friendly staff", "Cold breakfast"].flatMap((text) =>
  Array.from({ length: 8 }, (_, number) => `${text}, ${number}`),
);

describe("a codebook that is drafted again", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  it("keeps the names that people gave, and what they struck stays away until the codebook is emptied", async () => {
    const path = await newCodedQuestion(
      db,
      caller,
      {},
      TEXTS.map(() => []),
    );
    const rows = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    for (const { id, position } of rows) {
      await db
        .update(responses)
        .set({ text: TEXTS[position] ?? "" })
        .where(eq(responses.id, id));
    }
    const draft = async () => {
      await acceptGenerationJob(db, caller, path, { frame: "none" });
      for (const job of await dispatched(db)) {
        await prepareStage(db, job);
        await generateCodebookStage(db, job, localEngine);
      }
      return codeIds(db, path.questionId);
    };
    const first = await draft();
    const names = Object.keys(first);
    const [renamed = "", struck = ""] = names;
    expect(names.length).toBeGreaterThan(2);
    await updateCode(db, caller, { ...path, codeId: first[renamed] ?? "" }, { name: "Our own name" });
    await deleteCode(db, caller, { ...path, codeId: first[struck] ?? "" });
    const byHand = { name: "By hand", definition: null, sentiment: "Neutral" as const };
    await createCode(db, caller, path, { ...byHand, place: { category: "Ours" } });
    const second = Object.keys(await draft());
    expect(second).not.toContain("By hand");
    expect(second).toContain("Our own name");
    expect(second).not.toContain(renamed);
    expect(second).not.toContain(struck);
    const { items } = await listVersions(db, caller, path, { limit: 1 });
    expect(items[0]?.summary).toContain(`Left out, because people removed or merged them before: “${struck}”.`);
    await deleteCodebook(db, caller, path);
    expect(Object.keys(await draft()).toSorted()).toEqual(names.toSorted());
  });
});
