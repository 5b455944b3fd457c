import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import type { Page } from "@/lib/data/page";
import { findConnection, noteTest } from "./manage-connections";
import { openProvider } from "./open-provider";
import { askProvider, ProviderError } from "./provider-error";
import type { SurveySummary } from "./survey-provider";

/** The outcome of a test: the name of the account, or the reason why the platform refused. */
export type TestOutcome = { ok: boolean; account: string | null; message: string | null };

/** Asks the platform for the account's name. A refusal is returned with the platform's reason, not thrown. */
export async function testConnection(db: Db, caller: Caller, id: string): Promise<TestOutcome> {
  const connection = await findConnection(db, caller, id);
  const provider = openProvider(connection);
  const outcome: TestOutcome = await provider.readAccount().then(
    (account) => ({ ok: true, account, message: null }),
    (error) => {
      if (!(error instanceof ProviderError)) throw error;
      return { ok: false, account: null, message: error.message };
    },
  );
  await noteTest(db, caller, connection, outcome.ok);
  return outcome;
}

/** One page of the account's surveys, as the platform divides them into pages. */
export async function listSurveys(
  db: Db,
  caller: Caller,
  id: string,
  cursor: string | undefined,
): Promise<Page<SurveySummary>> {
  const provider = openProvider(await findConnection(db, caller, id));
  const { surveys, nextCursor } = await askProvider(() => provider.listSurveys(cursor ?? null));
  return { items: surveys, nextCursor };
}

/** A survey's open-ended questions and the fields that can be segments. */
export async function describeSurvey(db: Db, caller: Caller, { id, surveyId }: { id: string; surveyId: string }) {
  const provider = openProvider(await findConnection(db, caller, id));
  return askProvider(() => provider.describeSurvey(surveyId));
}
