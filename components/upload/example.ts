import { api, pages } from "../workbench/api";
import { loadFile, wordQuestions } from "./queries";

const NAME = "Example: a hotel stay";
const QUESTION = "Thinking about your stay with us, what stood out to you, good or bad?";

/** Makes a project of the example survey; returns the ids of the project and its question. */
export async function makeExample(): Promise<{ projectId: string; questionId: string }> {
  const { response } = await pages.example();
  const file = new File([await response.blob()], "hotel-stay.csv", { type: "text/csv" });
  const project = await api.projects.create({ name: NAME });
  const target = { projectId: project.id };
  const loaded = await loadFile(target, { file, options: {}, roles: null, skipBadRows: false, onProgress: () => {} });
  const [question] = loaded.questions;
  if (!question) throw new Error("The example file holds no answers.");
  await wordQuestions(project.id, loaded, new Map([[question.column, QUESTION]]));
  return { projectId: project.id, questionId: question.question_id };
}
