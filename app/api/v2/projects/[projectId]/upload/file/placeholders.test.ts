import { describe, expect, it } from "vitest";
import { isPlaceholder } from "@/lib/tables/placeholders";
import { useDatabase } from "@/test/database";
import { useFileUploads } from "@/test/file-uploads";

const FILE =
  "id,answer,region\n1,NULL,North\n2,nan,NA\n3,-99,North\n4,NA,#N/A\n5,undefined,South\n6,Friendly staff,.\n";

describe("files as programs write them", () => {
  const { newQuestion, send } = useFileUploads(useDatabase());

  describe("cells that say that there is no value", () => {
    const mapping = { id: "id", text: "answer", segments: ["region"] };

    it("are neither answers nor segments, and the preview counts them by their spelling", async () => {
      const { params, read } = await newQuestion();
      const { body } = await send(params, `${FILE}7,Cold room,-\n`, { mapping, dry_run: true });
      expect(body.data.columns[1].placeholders).toEqual(
        ["NULL", "nan", "-99", "NA", "undefined"].map((text) => ({ text, count: 1 })),
      );
      expect(body.data.columns[2]).toMatchObject({ distinct: 2, filled: 3 });
      const loaded = await send(params, `${FILE}7,Cold room,-\n`, { mapping });
      expect(loaded.body.data).toMatchObject({ uploaded: 2, skipped_count: 0 });
      expect(await read()).toEqual([
        ["6", "Friendly staff", {}],
        ["7", "Cold room", {}],
      ]);
    });

    it("are taken as they are written where the caller says so, and in JSON", async () => {
      const { params, read } = await newQuestion();
      await send(params, "id,answer\n1,Na\n2,NULL\n", {
        mapping: { id: 0, text: 1 },
        options: { placeholders: false },
      });
      const json = [{ id: "3", answer: "NA", region: "-" }];
      await send(params, JSON.stringify(json), { mapping }, { name: "a.json" });
      expect(await read()).toEqual([
        ["1", "Na", {}],
        ["2", "NULL", {}],
        ["3", "NA", { region: "-" }],
      ]);
    });

    it("are errors of a workbook's formulas, too, but no words of people", () => {
      expect(["#REF!", "#DIV/0!", " n/a ", "<NA>", "\\N", "NaN"].filter((cell) => !isPlaceholder(cell))).toEqual([]);
      expect(["None", "no", "Nana", "9", "-9.9", "N.A.R.", "Null", "Nat"].filter(isPlaceholder)).toEqual([]);
    });
  });

  describe("HTML in a file", () => {
    it("is text or nothing, in answers, wordings and segments", async () => {
      const { params, read } = await newQuestion();
      const file =
        "id,<b>What</b> was good?,region\n1,Kind &amp; quick<br>Staff,North &amp; East\n2,<p></p>,South\n3,&nbsp;,South\n";
      const mapping = { id: 0, text: 1, segments: [2] };
      const { body } = await send({ projectId: params.projectId }, file, { mapping });
      expect(body.data.questions[0].text).toBe("What was good?");
      expect(await read(body.data.questions[0].question_id)).toEqual([
        ["1", "Kind & quick\nStaff", { region: "North & East" }],
        ["2", "", { region: "South" }],
        ["3", "", { region: "South" }],
      ]);
    });
  });
});
