import type { Db } from "@/db/client";
import type { Commit } from "@/db/commit";
import type { Caller } from "@/lib/auth/caller";
import type { CodingEngine, Translator } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import { type AcceptedJob, acceptJob } from "@/lib/jobs/accept-job";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { requireIdle } from "@/lib/questions/require-idle";
import { estimateFor } from "../estimate-credits";
import { readQuestion } from "../job/read-question";
import { countUntranslated, isUntranslated, type Wanted } from "./open-translations";

/**
 * Queues a job that translates answers into the project's language, beside their text: those with the ids, or all that
 * have no translation and are not known to be in that language. Costs a credit for each different text that is
 * translated. Throws NOT_FOUND; NO_DATA if nothing is to be translated; VALIDATION_ERROR without a language model;
 * JOB_ALREADY_RUNNING; INSUFFICIENT_CREDITS.
 */
export async function acceptTranslation(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { responseIds, engine }: Wanted & { engine: CodingEngine },
  commit?: Commit<AcceptedJob>,
): Promise<AcceptedJob> {
  await requireQuestion(db, caller, path);
  requireTranslator(engine);
  await requireIdle(db, scopeOf(caller, path));
  const { answers, texts } = await countOpen(db, caller, path, { responseIds });
  const options = responseIds ? { responseIds } : {};
  const job = { type: "translation" as const, ...path, total: answers, credits: texts, options };
  return acceptJob(db, caller, job, commit && { commit });
}

/** What translating these answers costs. Free. Throws as `acceptTranslation` does. */
export async function estimateTranslation(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { responseIds, engine }: Wanted & { engine: CodingEngine },
) {
  await requireQuestion(db, caller, path);
  const translator = requireTranslator(engine);
  const { answers, texts, bytes } = await countOpen(db, caller, path, { responseIds });
  const forecast = { usage: translator.estimate({ answers: texts, bytes }), otherSeconds: 0 };
  const charge = { billable: texts, duplicates: answers - texts, junk: 0 };
  return { answers, ...(await estimateFor(db, caller, { answers, charge, forecast, type: "translation" }, engine)) };
}

/** Throws VALIDATION_ERROR if the engine cannot translate. */
export function requireTranslator({ translator }: CodingEngine): Translator {
  if (translator) return translator;
  throw new AppError(
    "VALIDATION_ERROR",
    "Translations need a language model. Owners of the organization that operates this service choose one in Settings, Model.",
  );
}

async function countOpen(db: Db, caller: Caller, path: QuestionPath, wanted: Wanted) {
  const scope = scopeOf(caller, path);
  const { language } = (await readQuestion(db, scope)).context;
  const open = await countUntranslated(db, isUntranslated(scope, language, wanted));
  if (open.answers > 0) return open;
  throw new AppError("NO_DATA", "All these answers are translated, or in the project's language already.");
}
