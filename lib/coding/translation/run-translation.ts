import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { projects } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { CodingEngine, EngineUsage, Translated } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import { endJob } from "@/lib/jobs/end-job";
import { advanceJob, type JobRef, lockJob, type RunningJob, requireRunning } from "@/lib/jobs/lock-job";
import { returnQuestion } from "@/lib/questions/question-status";
import { readQuestion } from "../job/read-question";
import { whileAsking } from "../job/while-asking";
import { ROUND_MS } from "../parameters";
import { requireTranslator } from "./accept-translation";
import { isUntranslated, nextTexts, type UntranslatedText } from "./open-translations";

/** Texts that are translated and stored at once. */
const AT_ONCE = 240;

const options = z.object({ responseIds: z.array(z.string()).optional() });

/**
 * Translates answers of a job for about `budget` milliseconds; returns 1 if some remain, else 0. A text that the model
 * does not translate is free, and passed over. If the provider fails, or nothing of a batch is translated, what was translated is stored,
 * and the failure thrown.
 */
export async function translationRound(db: Db, ref: JobRef, engine: CodingEngine, budget = ROUND_MS): Promise<0 | 1> {
  const translator = requireTranslator(engine);
  const job = await requireRunning(db, ref);
  const { context } = await readQuestion(db, job);
  const { language } = context;
  const condition = isUntranslated(job, language, options.parse(job.options));
  const deadline = performance.now() + budget;
  let after = job.checkpoint.translated?.to ?? -1;
  do {
    const texts = await nextTexts(db, condition, { after, limit: AT_ONCE });
    const last = texts.at(-1);
    if (!last) return 0;
    const answers = texts.map(({ text, ...answer }, index) => ({
      ...{ id: String(index), text, language: answer.language ?? language },
    }));
    const { value, usage, failure } = await whileAsking(db, job, engine, (signal) =>
      translator.translate(context, answers, { signal, group: job.organizationId }),
    );
    const to = failure ? after : last.place;
    await store(db, job, texts, { translations: value, usage, engine: engine.version, language, after, to });
    if (failure) throw failure;
    after = to;
  } while (performance.now() < deadline);
  return 1;
}

/** Ends a translation. The question is as it was before. Throws VALIDATION_ERROR if nothing was translated. */
export async function finishTranslation(db: Db, ref: JobRef): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, ref);
    const { answers = 0, done = 0 } = job.checkpoint.translated ?? {};
    if (done === 0) throw new AppError("VALIDATION_ERROR", "The model translated none of the answers.");
    const { projectId: project_id, questionId: question_id, charged: credits_used } = job;
    const result = { project_id, question_id, responses_translated: answers, credits_used };
    await endJob(tx, job, { status: "completed", result, processed: job.total });
    await returnQuestion(tx, job, job.statusBefore);
  });
}

type Outcome = {
  translations: readonly Translated[];
  usage: EngineUsage;
  engine: string;
  language: string;
  /** The positions from which and to which the batch goes. */
  after: number;
  to: number;
};

/**
 * Stores translations with the job's progress and charge. Nothing if another run of the stage has stored the batch, or
 * if the project has another language by now; answers whose text has changed or that are translated get none.
 */
async function store(db: Db, job: RunningJob, texts: readonly UntranslatedText[], outcome: Outcome): Promise<void> {
  const { translations, usage, engine, language, after, to } = outcome;
  const rows = texts.flatMap(({ text, ids }, index) => {
    const translation = translations[index] ?? null;
    return translation === null ? [] : ids.map((id) => ({ id, text, translation }));
  });
  await db.transaction(async (tx) => {
    const [project] = await tx.execute<{ language: string }>(sql`
      select language from ${projects} where organization_id = ${job.organizationId} and id = ${job.projectId} for share`);
    const { checkpoint } = await lockJob(tx, job);
    await advanceJob(tx, job, { usage, engine });
    if (project?.language !== language || (checkpoint.translated?.to ?? -1) !== after) return;
    const stored = await tx.execute<{ text: string; translation: string }>(sql`
      update ${responses} set translation = t.translation
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, text text, translation text)
      where ${responses.organizationId} = ${job.organizationId} and ${responses.id} = t.id
        and ${responses.text} = t.text and ${responses.translation} is null
      returning ${responses.text} as text, t.translation`);
    const translatedNow = stored.filter(({ translation }) => translation !== "");
    const charged = new Set(translatedNow.map(({ text }) => text)).size;
    const { answers = 0, done = 0 } = checkpoint.translated ?? {};
    const translated = {
      to,
      answers: answers + translatedNow.length,
      done: done + stored.length,
    };
    const processed = to === after ? stored.length : texts.reduce((sum, { ids }) => sum + ids.length, 0);
    await advanceJob(tx, job, { processed, charged, checkpoint: { translated } });
  });
}
