type Ids = { project_id: string; question_id: string };

/**
 * Requests that many clients send at once: of one organization, to the API or for a page as a signed-in person, or
 * strangers from five addresses, again and again.
 */
export type Crowd = {
  name: string;
  path: string;
  body?: object;
  accept?: string;
  isPage?: boolean;
  isStrange?: boolean;
};

const FORMATS = ["csv", "xlsx", "sav", "triple-s", "json"];
const ANALYSES = [
  "executive-summary",
  "co-occurrence",
  "anomalies",
  "segment-ranking",
  "sentiment",
  "quality",
  "inconsistencies",
];
const TABS = ["", "/answers", "/codebook", "/tables", "/quality", "/suggestions"];

/** A crowd for each costly read of two questions: `many` has many answers, `large` many codes with long names. */
export function crowdsOf(many: Ids, large: Ids): Crowd[] {
  const questions = Object.entries({ many, large });
  const wide = { ...large, segment_keys: ["wide"] };
  const ofBoth = (names: readonly string[], make: (name: string, ids: Ids) => Omit<Crowd, "name">) =>
    names.flatMap((name) => questions.map(([which, ids]) => ({ ...make(name, ids), name: `${name} of ${which}` })));
  return [
    ...ofBoth(FORMATS, (format, ids) => ({
      path: `/api/v2/export/${format}`,
      body: { ...ids, include_demographics: true },
    })),
    {
      name: "a project's xlsx",
      path: "/api/v2/export/project",
      body: { project_id: many.project_id, single_file: true, format: "xlsx" },
    },
    ...ofBoth(ANALYSES, (path, ids) => ({ path: `/api/v2/analytics/${path}`, body: ids })),
    { name: "cross-tab of many", path: "/api/v2/analytics/cross-tab", body: many },
    { name: "cross-tab of large", path: "/api/v2/analytics/cross-tab", body: wide },
    { name: "chart of large", path: "/api/v2/analytics/cross-tab", body: wide, accept: "image/svg+xml" },
    {
      name: "answers behind a cell",
      path: "/api/v2/analytics/cross-tab/drilldown",
      body: { ...many, code_name: "Code 1", segment: "channel=c1" },
    },
    { name: "list of answers", path: `/api/v2${pathOf(many)}/responses?limit=200` },
    ...ofBoth(TABS, (tab, ids) => ({ path: pathOf(ids) + tab, isPage: true })).map((crowd) => ({
      ...crowd,
      name: `page ${crowd.name}`,
    })),
    { name: "page of a large table", path: `${pathOf(large)}/tables?by=wide`, isPage: true },
    { name: "page of a project", path: `/projects/${many.project_id}`, isPage: true },
    { name: "page of all projects", path: "/", isPage: true },
    { name: "strangers with a key", path: "/api/v2/usage", isStrange: true },
    { name: "strangers at the sign-in", path: "/sign-in", isStrange: true },
  ];
}

const pathOf = ({ project_id, question_id }: Ids) => `/projects/${project_id}/questions/${question_id}`;
