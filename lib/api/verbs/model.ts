import type { z } from "zod";
import { findModels } from "@/lib/model-settings/find-models";
import {
  type ModelSettings,
  removeModelSettings,
  saveModelSettings,
  withStoredKey,
} from "@/lib/model-settings/model-settings";
import { tryModel } from "@/lib/model-settings/try-model";
import * as contract from "../contract/model";
import { verb } from "../verb";

export const modelVerbs = {
  findModels: verb(contract.findModels, () => findModels()),
  tryModel: verb(contract.tryModel, async ({ db, body }) => tryModel(await withStoredKey(db, settingsOf(body)))),
  saveModel: verb(contract.saveModel, async ({ db, caller, body }) =>
    saveModelSettings(db, caller.organizationId, await withStoredKey(db, settingsOf(body))),
  ),
  removeModel: verb(contract.removeModel, ({ db, caller }) => removeModelSettings(db, caller.organizationId)),
};

const settingsOf = (body: z.output<(typeof contract.saveModel)["body"]>): ModelSettings => ({
  baseUrl: body.base_url,
  apiKey: body.api_key,
  model: body.model,
  largerModel: body.larger_model,
  api: body.api,
  prices: pricesOf(body.price_input, body.price_cached, body.price_output),
  largerPrices: pricesOf(body.larger_price_input, body.larger_price_cached, body.larger_price_output),
  consensus: body.consensus,
  suggestsAfterCoding: body.suggests_after_coding,
});

const pricesOf = (input: number | null, cached: number | null, output: number | null) =>
  input === null || output === null ? null : { input, output, ...(cached !== null && { cached }) };
