import { describe, expect, it } from "vitest";
import { matchingGroups, type PaletteItem } from "./palette-groups";

const item = (name: string, detail?: string): PaletteItem => ({
  value: name,
  name,
  icon: "right",
  act: () => {},
  ...(detail && { detail }),
});
const GROUPS = [
  { heading: "On this page", items: [item("Download the coded answers"), item("Code again")] },
  { heading: "Pages of this question", items: [item("Overview"), item("Answers"), item("Codebook")] },
  { heading: "Projects and questions", items: [item("Answers of May"), item("Hotel stay", "1 question, 540 answers")] },
];
const shown = (typed: string) =>
  matchingGroups(GROUPS, typed).map(({ heading, items }) => [heading, ...items.map(({ name }) => name)]);

describe("the groups of the palette", () => {
  it("begin with the name that was typed, whatever group it is in", () => {
    expect(shown("Answers")).toEqual([
      ["Pages of this question", "Answers"],
      ["Projects and questions", "Answers of May", "Hotel stay"],
      ["On this page", "Download the coded answers"],
    ]);
    expect(shown("code")).toEqual([
      ["On this page", "Code again", "Download the coded answers"],
      ["Pages of this question", "Codebook"],
    ]);
  });

  it("are all there, in their order, before anything is typed", () => {
    expect(shown("").map(([heading]) => heading)).toEqual(GROUPS.map(({ heading }) => heading));
    expect(shown("")[0]).toEqual(["On this page", "Download the coded answers", "Code again"]);
  });

  it("without a match are left out", () => {
    expect(shown("overview")).toEqual([["Pages of this question", "Overview"]]);
    expect(shown("zzz")).toEqual([]);
  });
});
