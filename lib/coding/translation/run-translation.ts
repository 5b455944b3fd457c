import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
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
import { isUntranslated, languageOf, nextTexts, type UntranslatedText } from "./open-translations";

/** Texts that are translated and stored at once. */
const AT_ONCE = 240;

const options = z.object({ responseIds: z.array(z.string()).optional() });

/**
 * Translates answers of a job for about `budget` milliseconds; returns 1 if some remain, else 0. A text that the model
 * does not translate is free, and passed over; if it refuses the first ones, all of them, its refusal is thrown.
 */
export async function translationRound(db: Db, ref: JobRef, engine: CodingEngine, budget = ROUND_MS): Promise<0 | 1> {
  const translator = requireTranslator(engine);
  const job = await requireRunning(db, ref);
  const { context } = await readQuestion(db, job);
  const language = await languageOf(db, job.organizationId, job);
  const condition = isUntranslated(job, language, options.parse(job.options));
  const deadline = performance.now() + budget;
  let after = job.checkpoint.translated?.to ?? -1;
  do {
    const texts = await nextTexts(db, condition, { after, limit: AT_ONCE });
    const last = texts.at(-1);
    if (!last) return 0;
    const answers = texts.map(({ text, ...answer }, index) => ({
      ...{ id: String(index), text, language: answer.language ?? context.language },
    }));
    const { value, usage, refusal } = await whileAsking(db, job, engine, (signal) =>
      translator.translate({ ...context, language }, answers, { signal, group: job.organizationId }),
    );
    await store(db, job, texts, { translations: value, usage, engine: engine.version });
    if (refusal && after < 0) throw refusal;
    after = last.place;
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

type Outcome = { translations: readonly Translated[]; usage: EngineUsage; engine: string };

/** Stores translations with the job's progress and charge. Answers whose text has changed meanwhile get none. */
async function store(db: Db, job: RunningJob, texts: readonly UntranslatedText[], outcome: Outcome): Promise<void> {
  const { translations, usage, engine } = outcome;
  const rows = texts.flatMap(({ text, ids }, index) => {
    const translation = translations[index] ?? null;
    return translation === null ? [] : ids.map((id) => ({ id, text, translation }));
  });
  const charged = translations.filter(Boolean).length;
  await db.transaction(async (tx) => {
    const { checkpoint } = await lockJob(tx, job);
    await tx.execute(sql`
      update ${responses} set translation = t.translation
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, text text, translation text)
      where ${responses.organizationId} = ${job.organizationId} and ${responses.id} = t.id
        and ${responses.text} = t.text`);
    const { answers = 0, done = 0 } = checkpoint.translated ?? {};
    const translated = {
      to: texts.at(-1)?.place ?? 0,
      answers: answers + rows.filter(({ translation }) => translation !== "").length,
      done: done + rows.length,
    };
    const processed = texts.reduce((sum, { ids }) => sum + ids.length, 0);
    await advanceJob(tx, job, { processed, charged, usage, engine, checkpoint: { translated } });
  });
}
