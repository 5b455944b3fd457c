import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { changeCodebook } from "./change-codebook";
import type { Codebook } from "./codebook";
import { readCodebook } from "./read-codebook";
import { replaceWith } from "./replace-with";

describe("changing a codebook", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  type Path = Awaited<ReturnType<typeof newCodedQuestion>>;
  const edit = (path: Path, change: (codebook: Codebook) => Codebook, ifMatch?: number) =>
    changeCodebook(db, caller, path, { change: "edit", ifMatch }, (_, current) => ({
      codebook: change(structuredClone(current)),
      summary: "Edited.",
    }));
  const read = ({ questionId }: Path) => readCodebook(db, { organizationId: caller.organizationId, questionId });
  const statusOf = async ({ questionId }: Path) => {
    const [row] = await db.select().from(questions).where(eq(questions.id, questionId));
    return [row?.status, row?.codebookVersion];
  };

  it("swaps two names, moves a code to another category and deletes one, all at once", async () => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly", "Rude"], Room: ["Cold", "Clean"] }, [
      ["Friendly", "Cold"],
      ["Cold"],
      ["Rude"],
    ]);
    await edit(path, ([staff, room]) => {
      if (!staff || !room) throw new Error("two categories");
      const [friendly, rude] = staff.codes;
      const [, clean] = room.codes;
      if (!friendly || !rude || !clean) throw new Error("their codes");
      return [
        { ...room, name: "Staff", codes: [clean, { ...friendly, name: "Rude" }] },
        { ...staff, name: "Room", codes: [{ ...rude, name: "Friendly" }] },
      ];
    });
    const after = (await read(path)).map(({ name, codes }) => [
      name,
      codes.map((code) => [code.name, code.codeNumber]),
    ]);
    expect(after).toEqual([
      [
        "Staff",
        [
          ["Clean", 4],
          ["Rude", 1],
        ],
      ],
      ["Room", [["Friendly", 2]]],
    ]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Rude"], null, ["Friendly"]]);
    expect(await statusOf(path)).toEqual(["codebook_ready", 2]);
  });

  it("makes no version if nothing changes, and never gives a number twice", async () => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly", "Rude"] }, [["Friendly"]]);
    expect((await edit(path, (same) => same)).version).toBe(1);
    await edit(path, ([staff]) => (staff ? [{ ...staff, codes: staff.codes.slice(0, 1) }] : []));
    await changeCodebook(db, caller, path, { change: "import" }, (_, current, question) => ({
      codebook: replaceWith(
        [
          {
            name: "Staff",
            codes: ["Friendly", "Rude"].map((name) => ({ name, definition: null, sentiment: "Neutral" })),
          },
        ],
        current,
        question,
      ),
      summary: "Imported.",
    }));
    expect((await read(path))[0]?.codes.map(({ name, codeNumber }) => [name, codeNumber])).toEqual([
      ["Friendly", 1],
      ["Rude", 3],
    ]);
    expect(await statusOf(path)).toEqual(["coded", 3]);
  });

  it("lets one of two edits of the same version through", async () => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly"] }, []);
    const rename = (name: string) => edit(path, ([staff]) => (staff ? [{ ...staff, name }] : []), 1);
    const outcomes = await Promise.allSettled([rename("People"), rename("Team"), rename("Crew")]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "CONFLICT" });
    }
    expect(await statusOf(path)).toEqual(["codebook_ready", 2]);
  });

  it("refuses one name twice, a foreign question, and a question with an open job, and changes nothing", async () => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly", "Rude"] }, []);
    const before = await read(path);
    const twins = edit(path, ([staff]) =>
      staff ? [{ ...staff, codes: staff.codes.map((code) => ({ ...code, name: "Friendly" })) }] : [],
    );
    await expect(twins).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    const stranger = await newCaller(db);
    const foreign = changeCodebook(db, stranger, path, { change: "edit" }, () => ({ codebook: [], summary: "" }));
    await expect(foreign).rejects.toMatchObject({ code: "NOT_FOUND" });
    await uploadResponses(db, caller, path, [{ id: "a", text: "Friendly people at the desk" }]);
    await acceptCodingJob(db, caller, path);
    await expect(edit(path, () => [])).rejects.toMatchObject({ code: "JOB_ALREADY_RUNNING" });
    expect(await read(path)).toEqual(before);
  });

  it("makes a question without codes pending again, and allows only Neutral for topics", async () => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly"] }, [["Friendly"]], "qualitative_topics");
    await edit(path, (codebook) =>
      codebook.map((category) => ({
        ...category,
        codes: category.codes.map((code) => ({ ...code, name: "Staff", sentiment: "Positive" })),
      })),
    );
    expect((await read(path))[0]?.codes).toMatchObject([{ name: "Staff", sentiment: "Neutral" }]);
    await edit(path, () => []);
    expect(await statusOf(path)).toEqual(["pending", 3]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([null]);
  });
});
