import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { importCodebook } from "@/lib/codebook/edit-codebook";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { selectEngine } from "@/lib/engines/select-engine";
import { createProject } from "@/lib/projects/create-project";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { dispatched, runStages } from "./run-stages";

const OCCASIONS = [
  "On Monday",
  "Last weekend",
  "In July",
  "This time",
  "With my mother",
  "Over Easter",
  "As a regular",
];

/** What guests say, by theme. */
const THEMES = {
  friendly: ["the staff were friendly and welcoming", "our waiter was attentive and kind", "the team was helpful"],
  rude: ["the staff were rude and unhelpful", "the employees were impolite", "the waiter was unfriendly"],
  slow: ["the waiting time was far too long", "we stood in a long queue", "the service was painfully slow"],
  dirty: ["the rooms were dirty", "the toilets were filthy", "the carpet was stained and grubby"],
  location: ["the location is hard to find", "there is nowhere to park", "it is miles from the nearest bus stop"],
  tasty: ["the food was delicious", "the meal was tasty", "the breakfast was excellent"],
} as const;

export type Theme = keyof typeof THEMES;

/** An answer for each theme, wording and occasion: 21 for each theme. */
const answersAbout = (themes: readonly Theme[]) =>
  themes.flatMap((theme) =>
    THEMES[theme].flatMap((statement, wording) =>
      OCCASIONS.map((occasion, at) => ({ id: `${theme}-${wording}-${at}`, text: `${occasion} ${statement}.` })),
    ),
  );

export const STAFF = {
  name: "Staff",
  codes: [
    { name: "Friendly staff", definition: "Staff are friendly, helpful, kind", sentiment: "Positive" as const },
    { name: "Rude staff", definition: "Staff are rude, impolite, unhelpful", sentiment: "Negative" as const },
  ],
};

/** A question whose answers the local engine has coded by this codebook. */
export async function newCodedSurvey(
  db: Db,
  caller: Caller,
  themes: readonly Theme[],
  codebook: Parameters<typeof importCodebook>[3] = [STAFF],
) {
  const survey = { name: "Stay", language: "en", codingType: "qualitative" as const };
  const project = await createProject(db, caller, { ...survey, questions: [{ text: "How was your stay?" }] });
  const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  await uploadResponses(db, caller, path, answersAbout(themes));
  await importCodebook(db, caller, path, codebook);
  await codeSurvey(db, caller, path);
  return path;
}

/** Codes the question's open answers. */
async function codeSurvey(db: Db, caller: Caller, path: { projectId: string; questionId: string }) {
  const { job_id } = await acceptCodingJob(db, caller, path);
  const job = (await dispatched(db)).find(({ id }) => id === job_id);
  if (!job) throw new Error("The job was not dispatched.");
  await runStages(db, job, selectEngine());
}
