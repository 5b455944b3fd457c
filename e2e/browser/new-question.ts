import { expect, type Page } from "@playwright/test";
import { callApi } from "./call-api";

type Mapping = { id: string; text: string; segments: string[]; codes?: { columns: string[] }[] };
type Response = { id: string; text: string; segments?: Record<string, string> };

/** Makes a project with one question and its answers. */
export async function newQuestion(page: Page, given: { text?: string; responses?: Response[] } = {}) {
  const { text = "What did you like?", responses = [{ id: "1", text: "Friendly staff" }] } = given;
  const { id: projectId } = await callApi(page, "POST", "/projects", { name: "A question of its own" });
  const project = `/projects/${projectId}`;
  const { id } = await callApi(page, "POST", `${project}/questions`, { text });
  const path = `${project}/questions/${id}`;
  await callApi(page, "POST", `${path}/upload/json`, { responses });
  const importCodes = (...names: string[]) => {
    const categories = [{ name: "Staff", codes: names.map((name) => ({ name })) }];
    return callApi(page, "POST", "/codebook/import", { project_id: projectId, question_id: id, categories });
  };
  /** Uploads a CSV file whose columns are what `mapping` says. */
  const uploadFile = async (csv: string, mapping: Mapping) => {
    const reply = await page.request.post(`/api/v2${path}/upload/file`, {
      headers: { "sec-fetch-site": "same-origin" },
      multipart: {
        file: { name: "survey.csv", mimeType: "text/csv", buffer: Buffer.from(csv) },
        mapping: JSON.stringify(mapping),
      },
    });
    expect(reply.ok()).toBe(true);
  };
  return {
    path,
    project,
    ids: { project_id: projectId, question_id: id },
    importCodes,
    uploadFile,
    remove: () => callApi(page, "DELETE", project),
  };
}
