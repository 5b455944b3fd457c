import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { stageFile } from "@/lib/files/stage-file";
import { codeIds, codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { CODEBOOK_FORMATS } from "./codebook";
import { updateCategory } from "./edit-categories";
import { updateCode } from "./edit-codes";
import { importCodebookFile } from "./import-codebook-file";
import { showCodebook } from "./read-codebook";
import { exportCodebook } from "./write-codebook-file";

describe("a codebook file", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  async function* bytesOf(content: string | Uint8Array) {
    yield Buffer.from(content);
  }

  type Path = Awaited<ReturnType<typeof newCodedQuestion>>;
  async function load(path: Path, name: string, content: string | Uint8Array) {
    const file = await stageFile(db, caller, name, bytesOf(content));
    const outcome = await importCodebookFile(db, caller, path, { file, dryRun: false });
    if (outcome.mode === "preview") throw new Error("The file was only previewed.");
    return outcome.codebook;
  }

  it.each(CODEBOOK_FORMATS)("written as %s changes nothing when it is read again", async (format) => {
    const frame = { "=Staff, all": ["-Rude", "'+Friendly", 'Kind "one"'], Empty: [], Room: ["Cold\nroom"] };
    const path = await newCodedQuestion(db, caller, frame, [["-Rude"]]);
    const { "-Rude": codeId = "" } = await codeIds(db, path.questionId);
    await updateCode(
      db,
      caller,
      { ...path, codeId },
      {
        ...{ definition: "=1+1, or «über»", sentiment: "Negative", include: "-rude; curt", exclude: '"slow"' },
        always: "kind*, friendly",
        exclusive: true,
      },
    );
    const [staff, , room] = (await showCodebook(db, caller, path)).categories;
    await updateCategory(db, caller, { ...path, categoryId: room?.id ?? "" }, { parentId: staff?.id });
    const before = await showCodebook(db, caller, path);
    const file = await exportCodebook(db, caller, path, format);
    expect(await load(path, file.name, file.content)).toEqual(before);
    const blank = await newCodedQuestion(db, caller, {}, []);
    const copy = await load(blank, file.name, file.content);
    const plain = (codebook: typeof before) =>
      codebook.categories.map(({ name, parent_category, codes }) => [
        ...[name, parent_category],
        codes.map(({ id, frequency, mention_sentiments, ...rest }) => rest),
      ]);
    expect(plain(copy)).toEqual(plain(before));
  });

  it("is previewed with its numbers and with what it would change, and then imported as shown", async () => {
    const path = await newCodedQuestion(db, caller, { Service: ["Friendly staff", "Rude"] }, [["Friendly staff"]]);
    const frame =
      "category,code,label\nService,1,Friendly staff\nService,2,Slow service\nOther,97,Other (specify)\n,98,None";
    const file = await stageFile(db, caller, "frame.csv", bytesOf(frame));
    const outcome = await importCodebookFile(db, caller, path, { file, dryRun: true });
    const numbered = (
      categories: readonly { name: string; codes: readonly { code_number: number; name: string }[] }[],
    ) => categories.map(({ name, codes }) => [name, ...codes.map((code) => `${code.code_number} ${code.name}`)]);
    const expected = [
      ["Service", "1 Friendly staff", "3 Slow service"],
      ["Other", "97 Other (specify)"],
      ["Codes", "98 None"],
    ];
    if (outcome.mode !== "preview") throw new Error("The file was imported.");
    const { categories, removed, notes } = outcome.preview;
    expect(numbered(categories)).toEqual(expected);
    expect(categories[0]?.codes.map(({ is_new }) => is_new)).toEqual([false, true]);
    expect(removed).toMatchObject([{ name: "Rude", category: "Service", code_number: 2 }]);
    expect(notes.join(" ")).toContain("2 becomes 3 (“Slow service”)");
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Friendly staff"]]);
    expect((await showCodebook(db, caller, path)).version).toBe(1);
    expect(numbered((await load(path, "frame.csv", frame)).categories)).toEqual(expected);
    const renumbered = await load(path, "frame.csv", frame.replace("97", "95"));
    expect(numbered(renumbered.categories)[1]).toEqual(["Other", "95 Other (specify)"]);
  });

  it("is refused quickly if it is larger than any codebook", async () => {
    const path = await newCodedQuestion(db, caller, {}, []);
    const lines = (count: number, line: (index: number) => string) =>
      `category,code\n${Array.from({ length: count }, (_, index) => line(index)).join("\n")}`;
    for (const [csv, message] of [
      [lines(200_000, (index) => `A,c${index}`), "2,000 codes"],
      [lines(501, (index) => `c${index},A`), "500 categories"],
    ] as const) {
      await expect(load(path, "codes.csv", csv)).rejects.toThrow(`The file holds more than ${message}.`);
    }
  });

  it("keeps a code that was renamed in a spreadsheet, and takes numbers that are free", async () => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Rude", "Kind"] }, [["Rude"], ["Kind"]]);
    const { Rude = "" } = await codeIds(db, path.questionId);
    const csv = `Category;Code;Sentiment;Code number;code_id
Staff;Unfriendly;negative;1;${Rude}
Staff;Copied;;1;${Rude}
Price;Dear;Negative;17;
Price;Cheap;;2;`;
    const { categories } = await load(path, "codes.csv", csv);
    expect(
      categories.map(({ name, codes }) => [name, ...codes.map((code) => `${code.code_number} ${code.name}`)]),
    ).toEqual([
      ["Staff", "1 Unfriendly", "3 Copied"],
      ["Price", "17 Dear", "4 Cheap"],
    ]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Unfriendly"], null]);
  });

  it("keeps the codes of nets that an earlier import had joined", async () => {
    const frame = { Stay: ["Nice"], "Stay / Service": ["Kind"], "Stay / Service / Desk": ["Queue"] };
    const path = await newCodedQuestion(db, caller, frame, [["Kind"], ["Queue"], ["Nice"]]);
    const before = await codeIds(db, path.questionId);
    const csv = "net 1,net 2,net 3,label\nStay,,,Nice\nStay,Service,,Kind\nStay,Service,Desk,Queue";
    const { categories } = await load(path, "codes.csv", csv);
    expect(categories.map(({ name, parent_category }) => [name, parent_category])).toEqual([
      ["Stay", undefined],
      ["Service", "Stay"],
      ["Desk", "Service"],
    ]);
    expect(await codeIds(db, path.questionId)).toEqual(before);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Kind"], ["Queue"], ["Nice"]]);
  });

  it.each([
    ["codes.csv", "category,code,sentiment\nStaff,Rude,Angry\n,Kind,\nStaff,Late,", "The file's row 2 has a sentiment"],
    ["codes.csv", `category,code,include\nStaff,Rude,${"x".repeat(2_001)}`, "an include of over 2,000 characters"],
    ["codes.csv", "category,code\nStaff,Rude\nStaff,Rude", 'row 3 repeats the code "Rude"'],
    ["codes.csv", "number,count\n1,2\n2,7", "no column looks like the names of codes. The columns are: number, count"],
    ["codes.csv", "category,code\nStaff,", "The file holds no code."],
    ["codes.xlsx", "PK\u0003\u0004 and then nothing", "workbook"],
    ["codes.json", "{", "The file is not JSON in UTF-8."],
    ["codes.json", '{"categories": []}', "The file should look like"],
    ["codes.csv", "", "empty"],
  ])("that is wrong (%s: %j) is refused with the reason, and changes nothing", async (name, content, reason) => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Rude"] }, [["Rude"]]);
    const before = await showCodebook(db, caller, path);
    await expect(load(path, name, content)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringContaining(reason),
    });
    expect(await showCodebook(db, caller, path)).toEqual(before);
  });

  it("of many empty records is refused before it is parsed", async () => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Rude"] }, [["Rude"]]);
    const refusal = { code: "VALIDATION_ERROR", message: "The file holds more than 2,000 codes." };
    await expect(load(path, "codes.json", `[${"{},".repeat(400_000)}{}]`)).rejects.toMatchObject(refusal);
  });
});
