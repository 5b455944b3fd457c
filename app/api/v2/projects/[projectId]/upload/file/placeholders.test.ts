import { describe, expect, it } from "vitest";
import { useDatabase } from "@/test/database";
import { useFileUploads } from "@/test/file-uploads";

const FILE =
  "id,answer,region\n1,NULL,North\n2,nan,NA\n3,-99,North\n4,NA,#N/A\n5,undefined,South\n6,Friendly staff,.\n";

describe("cells that say that there is no value", () => {
  const { newQuestion, send } = useFileUploads(useDatabase());
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
    await send(params, "id,answer\n1,Na\n2,NULL\n", { mapping: { id: 0, text: 1 }, options: { placeholders: false } });
    const json = [{ id: "3", answer: "NA", region: "-" }];
    await send(params, JSON.stringify(json), { mapping }, { name: "a.json" });
    expect(await read()).toEqual([
      ["1", "Na", {}],
      ["2", "NULL", {}],
      ["3", "NA", { region: "-" }],
    ]);
  });

  it("are errors of a workbook's formulas, too", async () => {
    const { isPlaceholder } = await import("@/lib/tables/placeholders");
    expect(["#REF!", "#DIV/0!", " n/a ", "<NA>", "\\N", "NaN"].filter((cell) => !isPlaceholder(cell))).toEqual([]);
    expect(["None", "no", "Nana", "9", "-9.9", "N.A.R."].filter(isPlaceholder)).toEqual([]);
  });
});
