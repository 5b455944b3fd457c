type KeyGroup = {
  name: string;
  /** Whether the page at this path has the keys. */
  isOf: (path: string) => boolean;
  /** Keys, with a space between them, and what they do. */
  keys: readonly (readonly [keys: string, words: string])[];
};

const ROW_KEYS = [
  ["J K ↓ ↑", "Next row, row before"],
  ["Enter", "Open the row"],
] as const;

export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    name: "Answers",
    isOf: (path) => path.endsWith("/answers"),
    keys: [
      ["J K", "Next answer, answer before"],
      ["Enter", "Mark as checked, and go on"],
      ["1 – 9", "Remove the code with this number"],
      ["C", "Change the codes"],
      ["E", "Mark words as evidence of a code"],
      ["X", "Select the answer"],
      ["A", "Check the selected answers"],
      ["+ −", "Add a code to the selected answers, remove one"],
      ["R", "Replace a code of the selected answers by another"],
      ["Shift 1 – 9", "Give a code another sentiment here"],
      [".", "Focus mode: one answer at a time"],
      ["Z", "Undo"],
      ["/", "Search"],
    ],
  },
  {
    name: "Codebook",
    isOf: (path) => path.endsWith("/codebook"),
    keys: [
      ["J K", "Next row, row before"],
      ["Enter", "Open the code"],
      ["X", "Select the code"],
      ["E", "Rename"],
      ["M", "Merge"],
      ["V", "Move to a category"],
      ["Alt ↑ ↓", "Move one place"],
      ["S", "Split"],
      ["Delete", "Delete"],
      ["Z", "Undo"],
      ["Ctrl Shift Z", "Redo"],
      ["/", "Filter the codes"],
    ],
  },
  {
    name: "Cross-tabs",
    isOf: (path) => path.endsWith("/tables"),
    keys: [
      ["↑ ↓ ← →", "Move from cell to cell"],
      ["Enter", "Open the answers of the cell, sort by the column"],
    ],
  },
  {
    name: "Projects",
    isOf: (path) => path === "/",
    keys: [...ROW_KEYS, ["/", "Search the projects"]],
  },
  {
    name: "A project",
    isOf: (path) => /^\/projects\/[^/]+$/.test(path),
    keys: ROW_KEYS,
  },
  {
    name: "A question",
    isOf: (path) => path.includes("/questions/"),
    keys: [
      ["G O", "Overview"],
      ["G C", "Codebook"],
      ["G A", "Answers"],
      ["G S", "Suggestions"],
      ["G X", "Cross-tabs"],
      ["G Q", "Quality"],
    ],
  },
  {
    name: "Everywhere",
    isOf: () => false,
    keys: [
      ["Ctrl K", "Search or jump to"],
      ["?", "All keys"],
      ["Esc", "Close what is open"],
    ],
  },
];
