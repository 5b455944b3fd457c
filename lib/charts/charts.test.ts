import { describe, expect, it } from "vitest";
import { drawFile } from "./chart-file";
import type { ChartTable } from "./chart-option";

const TABLE: ChartTable = {
  title: 'What <stood> out? & "why"',
  columns: [
    { name: "All", base: 60, isSmall: false },
    { name: "A  North", base: 12, isSmall: true },
  ],
  rows: [
    { name: "Staff {net|x}", isNet: true, cells: [cell(50), cell(75, "B")] },
    { name: "价格太高", isNet: false, cells: [cell(null), cell(0)] },
  ],
};

function cell(percentage: number | null, letters = "") {
  return { percentage, letters };
}

describe("a chart", () => {
  it("is an SVG document with names, bases, figures and letters", async () => {
    const svg = String(await drawFile(TABLE, "image/svg+xml", "acme"));
    expect(svg).toMatch(/^<svg [^>]*width="640"/);
    for (const text of ["What &lt;stood&gt; out?", "base 12, small", "75.0% B", "价格太高", "–"])
      expect(svg).toContain(text);
    expect(svg).not.toContain("<script");
  });

  it("is a PNG image of twice the size", async () => {
    const png = Buffer.from(await drawFile(TABLE, "image/png", "acme"));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(1_280);
    expect(png.length).toBeGreaterThan(5_000);
  });

  it("is refused where nobody could read it", async () => {
    const many = Array.from({ length: 201 }, () => TABLE.rows[1] as ChartTable["rows"][number]);
    await expect(drawFile({ ...TABLE, rows: many }, "image/png", "acme")).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
  });
});
