import { describe, expect, it } from "vitest";
import * as questionFile from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/file/route";
import { useDatabase } from "@/test/database";
import { fileForm } from "@/test/file-form";
import { SURVEY, useFileUploads } from "@/test/file-uploads";

describe("POST .../upload/file refuses", () => {
  const db = useDatabase();
  const { call, newQuestion, send } = useFileUploads(db);

  it("a file for one bad row, naming it, or loads the rest where that is asked for", async () => {
    const { params, read } = await newQuestion();
    const file = `id,answer\n1,Good value\n,No id here\n3,${"x".repeat(100_001)}\n4,Too,many\n5,Fine stay\n`;
    const mapping = { id: "id", text: "answer", segments: [] };
    const refused = await send(params, file, { mapping });
    expect([refused.status, refused.body.error.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect(refused.body.error.issues).toEqual([
      { path: "file.rows[3]", row: 3, column: "id", message: "has no id" },
      { path: "file.rows[4]", row: 4, column: "answer", message: expect.stringContaining("100001 characters") },
      { path: "file.rows[5]", row: 5, column: null, message: expect.stringContaining("3 cells") },
    ]);
    expect(await read()).toEqual([]);
    const loaded = await send(params, file, { mapping, skip_bad_rows: true });
    expect(loaded.body.data).toMatchObject({ uploaded: 2, skipped_count: 3 });
    expect(loaded.body.data.skipped[0]).toEqual({ row: 3, column: "id", reason: "has no id" });
    expect(await read()).toHaveLength(2);
  });

  it.each([
    ["an empty file", "a.csv", "", "empty"],
    ["a header alone", "a.csv", "id,answer\n", "no rows"],
    ["null characters", "a.csv", "id,answer\n1,a\0b\n", "not a text file"],
    ["what is no workbook", "a.xlsx", "id,answer\n1,fine\n", "not an Excel workbook"],
    ["a picture", "a.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]), "PNG"],
    ["more columns than a sheet has", "a.csv", `${"a,".repeat(16_384)}a\n1\n`, "16,384 columns"],
  ])("%s", async (_, name, content, message) => {
    const { params } = await newQuestion();
    const { status, body } = await send(params, content, {}, { name });
    expect([status, body.error.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect(body.error.message).toContain(message);
  });

  it("a column that does not exist, naming those that do", async () => {
    const { params } = await newQuestion();
    const { body } = await send(params, SURVEY, { mapping: { text: "Likes" } });
    expect(body.error).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path: "mapping.text" }] });
    expect(body.error.message).toContain("The columns are: Respondent, Age, Liked, Disliked.");
  });

  it("malformed forms, forms without a file, and unknown fields", async () => {
    const { params } = await newQuestion();
    const sendForm = (options: object) => call(questionFile, "POST", { params, ...options });
    const paths = async (options: object) => {
      const { status, body } = await sendForm(options);
      return [status, body.error.issues?.map(({ path }) => path)];
    };
    expect(await paths({ body: {} })).toEqual([422, ["content-type"]]);
    expect(await paths({ raw: "x", headers: { "content-type": "multipart/form-data" } })).toEqual([
      422,
      ["content-type"],
    ]);
    const form = await fileForm("a.csv", SURVEY, { mappings: {} });
    expect(await paths(form)).toEqual([422, ["mappings"]]);
    const boundary = "multipart/form-data; boundary=x";
    expect(await paths({ raw: "--x--\r\n", headers: { "content-type": boundary } })).toEqual([422, ["file"]]);
    for (let cut = 1; cut < form.raw.byteLength; cut += 9) {
      expect([cut, ...(await paths({ ...form, raw: form.raw.slice(0, cut) }))]).toEqual([cut, 422, expect.anything()]);
    }
  });

  it.each([true, false])("fields without end, most of them unparsed; the file comes first: %s", async (fileFirst) => {
    const { params } = await newQuestion();
    const sendParts = async (...parts: string[]) => {
      const [file, others] = [part('file"; filename="a.csv', SURVEY), parts.join("")];
      const raw = `${fileFirst ? file + others : others + file}--${BOUNDARY}--\r\n`;
      const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
      const before = process.cpuUsage();
      const { status, body } = await call(questionFile, "POST", { params, raw, headers });
      const { user, system } = process.cpuUsage(before);
      return { time: user + system, outcome: [status, body.error.message] };
    };
    const fields = Array.from({ length: 40_000 }, (_, index) => part(`field${index}`, "1"));
    const size = fields.join("").length;
    await sendParts(...fields.slice(0, 30));
    const one = await sendParts(part("mapping", "x".repeat(size)));
    const many = await sendParts(...fields);
    expect(one.outcome).toEqual([422, expect.stringContaining("is too long")]);
    expect(many.outcome).toEqual([422, expect.stringContaining("too many fields")]);
    expect(many.time).toBeLessThan(12 * one.time);
  });
});

const BOUNDARY = "boundary";

const part = (name: string, content: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
