import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { stageFile } from "@/lib/files/stage-file";
import { codeIds, codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { CODEBOOK_FORMATS } from "./codebook";
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

  type Path = Awaited<ReturnType<typeof newCodedQuestion>>;
  async function load(path: Path, name: string, content: string | Uint8Array) {
    async function* bytes() {
      yield Buffer.from(content);
    }
    return importCodebookFile(db, caller, path, await stageFile(db, caller, name, bytes()));
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
      },
    );
    const before = await showCodebook(db, caller, path);
    const file = await exportCodebook(db, caller, path, format);
    expect(await load(path, file.name, file.content)).toEqual(before);
    const blank = await newCodedQuestion(db, caller, {}, []);
    const copy = await load(blank, file.name, file.content);
    const plain = (codebook: typeof before) =>
      codebook.categories.map(({ name, codes }) => [
        name,
        codes.map(({ id, frequency, mention_sentiments, ...rest }) => rest),
      ]);
    expect(plain(copy)).toEqual(plain(before));
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

  it.each([
    ["codes.csv", "category,code,sentiment\nStaff,Rude,Angry\n,Kind,\nStaff,Late,", "The file's row 2 has a sentiment"],
    ["codes.csv", `category,code,include\nStaff,Rude,${"x".repeat(2_001)}`, "an include of over 2,000 characters"],
    ["codes.csv", "category,code\nStaff,Rude\nStaff,Rude", 'row 3 repeats the code "Rude"'],
    ["codes.csv", "group,text\nStaff,Rude", 'The file has no column "code"; its columns are group, text.'],
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
