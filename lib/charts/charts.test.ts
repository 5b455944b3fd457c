import { describe, expect, it } from "vitest";
import { chartFile } from "./chart-file";
import type { ChartTable } from "./chart-table";
import { drawTrend } from "./draw-trend";
import { cutTo } from "./svg";

const TABLE: ChartTable = {
  title: 'What <stood> out? & "why"\u0000',
  columns: [
    { segment: null, name: "All", base: "base 60" },
    { segment: "Part of the country", name: "A  North", base: "base 12, small" },
  ],
  rows: [
    { name: "Staff {net|x}", isNet: true, colour: "#1f4e79", bars: [bar(50), bar(75, "75.0% B")] },
    { name: "价格太高", isNet: false, colour: "#5b8db8", bars: [bar(null, "–"), bar(0)] },
  ],
};

function bar(percentage: number | null, figure = `${percentage}%`) {
  return { percentage, figure };
}

const count = (svg: string, element: string) => svg.split(`<${element}`).length - 1;

describe("a chart", () => {
  it("is an SVG document with names, bases and figures", () => {
    const svg = chartFile(TABLE);
    expect(svg).toMatch(/^<svg [^>]*width="552"/);
    for (const text of ["What &#60;stood&#62; out? &#38; &#34;why&#34;<", "Part of the country", "base 12, small"])
      expect(svg).toContain(text);
    for (const text of ["Staff {net|x}", "75.0% B", "价格太高", "A  North", "–"])
      expect(svg).toContain(`>${text}</text>`);
    expect(count(svg, "rect")).toBe(1 + 2);
    expect(svg).not.toMatch(/<script|NaN/);
  });

  it("is refused if nobody could read it", () => {
    const row = TABLE.rows[1] as ChartTable["rows"][number];
    const column = TABLE.columns[0] as ChartTable["columns"][number];
    const refusal = { code: "VALIDATION_ERROR" };
    expect(() => chartFile({ ...TABLE, rows: Array(201).fill(row) })).toThrow(expect.objectContaining(refusal));
    expect(() => chartFile({ ...TABLE, columns: Array(31).fill(column) })).toThrow(expect.objectContaining(refusal));
  });

  it.each([
    ["Friendly staff", "Friendly staff"],
    ["Internationalisation of everything", "\u2068Internationalisa…\u2069"],
    ["价格太高了价格太高了", "\u2068价格太高了价格…\u2069"],
  ])("shortens a name to its place: %s", (name, shown) => {
    expect(cutTo(100, 12, name)).toBe(shown);
  });
});

describe("a trend", () => {
  const point = (label: string, percentage: number | null, more = {}) => ({
    label,
    percentage,
    low: 10,
    high: 30,
    isWeak: false,
    isOutdated: false,
    ...more,
  });
  const style = { font: "Inter", text: "#000", quietText: "#333", line: "#999", background: "#fff", margin: 0 };

  it("is a line with its band, interrupted where a wave has no answers", () => {
    const points = [point("Wave 1", 20), point("Wave 2", 25), point("Wave 3", null), point("Wave 4", 15)];
    const svg = drawTrend({ colour: "#123456", points }, 40, 240, style);
    expect(count(svg, "circle")).toBe(3);
    expect(count(svg, "path")).toBe(2 + 2 + 1);
    for (const text of ["20.0", "25.0", "15.0", "Wave 1", "Wave 3"]) expect(svg).toContain(`>${text}</text>`);
    expect(svg).not.toContain("NaN");
  });

  it("marks small bases as hollow, and changed codes as diamonds", () => {
    const points = [point("Wave 1", 20, { isWeak: true }), point("Wave 2", 25, { isOutdated: true })];
    const svg = drawTrend({ colour: "#123456", points }, 40, 240, style);
    expect(svg).toMatch(/<circle [^>]*fill="#fff" stroke="#123456"/);
    expect(count(svg, "circle")).toBe(1);
  });
});
