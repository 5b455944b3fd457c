import { eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { modelSettings, type StoredPrices } from "@/db/schema/model-settings";
import { seal, unseal } from "@/lib/crypto/seal";
import { type Env, env } from "@/lib/runtime/env";
import type { Voter } from "@/lib/runtime/voters";

/** A language model at a provider with one of OpenAI's interfaces; prices are those of a million tokens. */
export type ModelSettings = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  largerModel: string | null;
  api: "chat" | "responses";
  prices: StoredPrices | null;
  largerPrices: StoredPrices | null;
  /** The further engines that vote where somebody asks for a consensus. */
  consensus: Voter[];
  suggestsAfterCoding: boolean;
};

/** True if environment variables choose the engine; the settings then have no effect. */
export const isChosenByEnvironment = ({ CODING_ENGINE, OPENAI_API_KEY, OPENAI_BASE_URL }: Env = env): boolean =>
  [CODING_ENGINE, OPENAI_API_KEY, OPENAI_BASE_URL].some((variable) => variable !== undefined);

/**
 * The settings of the service; null if no model is switched on, if the environment chooses the engine, or if no
 * organization operates the service.
 */
export async function readModelSettings(db: Db): Promise<ModelSettings | null> {
  const { OPERATING_ORGANIZATION: id } = env;
  if (!id || isChosenByEnvironment()) return null;
  const [row] = await db.select().from(modelSettings).where(eq(modelSettings.organizationId, id));
  if (!row) return null;
  const { organizationId: _, updatedAt: __, apiKey, ...settings } = row;
  return { ...settings, apiKey: apiKey && openKey(apiKey, id) };
}

/** The key; null if it was sealed under another APP_ENCRYPTION_KEY: the provider then refuses, and the form takes a new one. */
function openKey(sealed: Uint8Array, organizationId: string): string | null {
  try {
    return unseal(sealed, modelKeyContext(organizationId));
  } catch {
    return null;
  }
}

/** Switches a model on, for all processes. Its key is stored encrypted. */
export async function saveModelSettings(db: Db, organizationId: string, settings: ModelSettings): Promise<void> {
  const apiKey = settings.apiKey === null ? null : seal(settings.apiKey, modelKeyContext(organizationId));
  const row = { ...settings, apiKey };
  await db
    .insert(modelSettings)
    .values({ organizationId, ...row })
    .onConflictDoUpdate({ target: modelSettings.organizationId, set: { ...row, updatedAt: sql`now()` } });
}

/** Switches the model off and forgets its key. */
export async function removeModelSettings(db: Db, organizationId: string): Promise<void> {
  await db.delete(modelSettings).where(eq(modelSettings.organizationId, organizationId));
}

/**
 * The settings with the stored key if none is given: a form never shows it. A stored key stays with its address, and is
 * never sent to another one.
 */
export async function withStoredKey(db: Db, given: ModelSettings): Promise<ModelSettings> {
  if (given.apiKey !== null) return given;
  const stored = await readModelSettings(db);
  return stored?.baseUrl === given.baseUrl ? { ...given, apiKey: stored.apiKey } : given;
}

/** The configuration in which the engine of these settings codes. */
export function configurationOf({ prices, largerPrices, ...settings }: ModelSettings): Env {
  return {
    ...env,
    CODING_ENGINE: "openai",
    OPENAI_BASE_URL: settings.baseUrl,
    OPENAI_API_KEY: settings.apiKey ?? undefined,
    CODING_MODEL: settings.model,
    CODING_LARGER_MODEL: settings.largerModel ?? undefined,
    CODING_CONSENSUS: settings.consensus,
    CODING_API: settings.api,
    CODING_PRICE_INPUT: prices?.input,
    CODING_PRICE_CACHED: prices?.cached,
    CODING_PRICE_OUTPUT: prices?.output,
    CODING_LARGER_PRICE_INPUT: largerPrices?.input,
    CODING_LARGER_PRICE_CACHED: largerPrices?.cached,
    CODING_LARGER_PRICE_OUTPUT: largerPrices?.output,
  };
}

/** The context in which a provider's key is sealed. */
export const modelKeyContext = (organizationId: string) => `model:${organizationId}`;
