import type { Page } from "@playwright/test";
import { callApi } from "./call-api";

/** A coded question with two open suggestions: they are made, applied and taken back. */
export async function newQuestionWithSuggestions(page: Page) {
  const texts = ["The tea was cold", "Friendly staff", "We waited an hour", "Cold tea again"];
  const responses = texts.map((text, place) => ({ id: String(place + 1), text }));
  const codebook = { categories: [{ name: "Staff", codes: [{ name: "Friendly" }] }] };
  const coded = await callApi(page, "POST", "/code", { codebook, responses });
  const ids = { project_id: coded.project_id, question_id: coded.question_id };
  const made = { "Cold tea": ["id:1", "id:4"], "Long wait": ["id:3"] };
  for (const [name, about] of Object.entries(made)) {
    const own = { type: "new_code", title: `Add the code "${name}"`, name, category: "Drinks", response_ids: about };
    const { suggestion } = await callApi(page, "POST", "/refinement/apply", { ...ids, suggestion: own });
    await callApi(page, "POST", "/refinement/revert", { ...ids, suggestion_id: suggestion.id });
  }
  return { project: `/projects/${ids.project_id}`, path: `/projects/${ids.project_id}/questions/${ids.question_id}` };
}
