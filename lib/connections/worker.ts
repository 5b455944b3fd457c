import { serve } from "@/lib/workers/serve";
import { type Access, adapterOf } from "./adapter";
import { ProviderError, type ProviderFailure } from "./provider-error";
import type { SurveyProvider } from "./survey-provider";

/** The platform's reply, or how it failed. */
export type Answered<Value> =
  | { value: Value }
  | { failed: { failure: ProviderFailure; message: string; retryAfter: number | undefined } };

type To<Method extends keyof SurveyProvider> = { access: Access; given: Parameters<SurveyProvider[Method]> };

const handlers = {
  readAccount: ({ access }: To<"readAccount">) => answered(() => adapterOf(access).readAccount()),
  listSurveys: ({ access, given }: To<"listSurveys">) => answered(() => adapterOf(access).listSurveys(...given)),
  describeSurvey: ({ access, given }: To<"describeSurvey">) =>
    answered(() => adapterOf(access).describeSurvey(...given)),
  readAnswers: ({ access, given }: To<"readAnswers">) => answered(() => adapterOf(access).readAnswers(...given)),
};

export type ConnectionCalls = typeof handlers;
export default serve(handlers);

async function answered<Value>(ask: () => Promise<Value>): Promise<Answered<Value>> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { failure, message, retryAfter } = error;
    return { failed: { failure, message, retryAfter } };
  }
}
