type QuestionPage = {
  href: string;
  name: "Overview" | "Codebook" | "Answers" | "Second coding" | "Suggestions" | "Cross-tabs" | "Quality";
  key: string;
};

/** The pages of the question at `path`, for coders fewer. Pressing `G` and then the page's key opens it. */
export const questionPages = (path: string, isCoder: boolean): readonly QuestionPage[] =>
  isCoder
    ? [
        { href: `${path}/answers`, name: "Answers", key: "A" },
        { href: `${path}/codebook`, name: "Codebook", key: "C" },
        { href: `${path}/quality/double-coding`, name: "Second coding", key: "Q" },
      ]
    : [
        { href: path, name: "Overview", key: "O" },
        { href: `${path}/codebook`, name: "Codebook", key: "C" },
        { href: `${path}/answers`, name: "Answers", key: "A" },
        { href: `${path}/suggestions`, name: "Suggestions", key: "S" },
        { href: `${path}/tables`, name: "Cross-tabs", key: "X" },
        { href: `${path}/quality`, name: "Quality", key: "Q" },
      ];

/** The address of the question that a page belongs to; null for other pages. */
export const questionPathOf = (page: string): string | null =>
  page.match(/^\/projects\/[^/]+\/questions\/[^/]+/)?.[0] ?? null;
