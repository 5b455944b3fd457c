import type { Operation } from "@/lib/api/contract/operation";
import { RECORDINGS } from "@/lib/api/openapi/add-examples";
import { call } from "./client";

/** Values of parameters that name no record, or a record that only a survey platform could make. */
const FIXED: Record<string, string> = {
  version: "1",
  change: "1",
  surveyId: "1",
  survey_id: "1",
  importId: "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f",
};

const BODIES: Record<string, unknown> = {
  assignResponses: { ids: [""], people: [] },
  updateConnection: { name: "Panel" },
  importSurvey: { survey_id: "", project_id: "" },
  estimateCredits: { project_id: "", question_id: "" },
  crossTab: { project_id: "", question_id: "" },
  drillDown: { project_id: "", question_id: "", code_name: "Friendly staff", segment: "age=9" },
  rankSegments: { project_id: "", question_id: "" },
  showSegments: { project_id: "", question_id: "" },
  shareSentiment: { project_id: "", question_id: "" },
  pairCodes: { project_id: "", question_id: "" },
  findAnomalies: { project_id: "", question_id: "" },
  summarize: { project_id: "", question_id: "" },
  compareWaves: { project_id: "", question_id: "" },
  drawSample: { size: 30 },
  reportQuality: { project_id: "", question_id: "" },
  correctShares: { project_id: "", question_id: "" },
  reportInconsistencies: { project_id: "", question_id: "" },
  stateMethods: { project_id: "", question_id: "" },
  previewWordRule: { always: "staff" },
  previewSplit: RECORDINGS.splitCode?.body,
  listSuggestions: { project_id: "", question_id: "" },
  applySuggestion: {
    project_id: "",
    question_id: "",
    suggestion: { type: "assign_existing", target_code_id: "", response_ids: [""] },
  },
  resolveSuggestion: {
    project_id: "",
    question_id: "",
    suggestion_id: "",
    action: "merge",
    target_code_id: "",
    source_code_id: "",
  },
  previewSuggestion: {
    project_id: "",
    question_id: "",
    suggestion: { type: "assign_existing", target_code_id: "", response_ids: [""] },
  },
  bulkApplySuggestions: {
    project_id: "",
    question_id: "",
    suggestions: [{ type: "merge_codes", source_code_id: "", target_code_id: "" }],
  },
  revertSuggestion: { project_id: "", question_id: "", suggestion_id: "" },
  exportDecisions: { project_id: "", question_id: "" },
  settleInconsistencies: { project_id: "", question_id: "" },
  undoSuggestion: { project_id: "", question_id: "", suggestion_id: "" },
  previewExport: { project_id: "", question_id: "", format: "csv" },
  exportProject: { project_id: "", format: "csv" },
  createFrame: { name: "Our guests", project_id: "", question_id: "" },
  createShareLink: { name: "Client deck", question_ids: [""] },
  createSavedTable: { name: "By age", table: {} },
  updateSavedTable: { name: "By year" },
  createSavedView: { name: "On staff", filter: { q: "staff" } },
  updateSavedView: { name: "On people" },
  changeProjectPeople: { restricted: true, people: [] },
  updateGroup: { name: "By year" },
  addGroupMembers: { question_ids: [""] },
  removeGroupMembers: { question_ids: [""] },
  freezeAnchor: { question_id: "" },
  codeAnchor: { question_id: "" },
  decideClaims: { decisions: [{ response_id: "", action: "accept" }] },
  resolveDisagreements: { resolutions: [{ response_id: "", action: "change", codes: [{ code_id: "" }] }] },
  updateResponse: { codes: [{ code_id: "" }] },
  updateResponses: { responses: [{ response_id: "", codes: [{ code_id: "" }] }] },
};
const bodyOf = ({ id }: Operation) => BODIES[id] ?? RECORDINGS[id]?.body ?? {};

const parametersOf = (path: string) =>
  [...path.matchAll(/(\w+)\/\{(\w+)\}/g)].map(([, before = "", name = ""]) => (name === "id" ? before : name));

/** The parameters and fields of an operation that name records. */
export function namesOf(operation: Operation): string[] {
  const names = new Set(parametersOf(operation.path));
  JSON.stringify(bodyOf(operation), (name, value) => {
    if (/^ids$|_ids?$/.test(name)) names.add(name);
    return value;
  });
  return [...names].filter((name) => !(name in FIXED));
}

/** An API key, or a person's cookies. */
type Credential = string | { cookie: string };

const sentWith = (credential: Credential): { key: string | null; headers?: Record<string, string> } =>
  typeof credential === "string"
    ? { key: credential }
    : { key: null, headers: { ...credential, "sec-fetch-site": "same-origin" } };

/** Sends an operation with the ids that `recordOf` gives for each name. */
export function send(operation: Operation, credential: Credential, recordOf: (name: string) => string) {
  const sent = sentWith(credential);
  const path = operation.path.replace(/(\w+)\/\{(\w+)\}/g, (_, before: string, name: string) => {
    const value = FIXED[name] ?? recordOf(name === "id" ? before : name);
    return `${before}/${value}`;
  });
  const named = JSON.stringify(bodyOf(operation), (name, value) =>
    /^ids$|_ids$/.test(name) ? [recordOf(name)] : /_id$/.test(name) ? (FIXED[name] ?? recordOf(name)) : value,
  );
  if (!operation.form) return call(operation.method, path, { ...sent, ...(operation.body && { body: named }) });
  const form = new FormData();
  form.append("file", new Blob(["respondent_id,answer,category,code\nr9,New,Stay,New"]), "new.csv");
  const request = new Response(form);
  const headers = { ...sent.headers, "content-type": request.headers.get("content-type") ?? "" };
  return request.bytes().then((body) => call(operation.method, path, { ...sent, headers, body }));
}
