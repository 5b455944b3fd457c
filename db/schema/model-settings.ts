import { boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytea, updatedAt } from "./columns";
import { organizations } from "./organizations";

/** What a million tokens of a model cost. Cached input without a price costs as much as other input. */
export type StoredPrices = { input: number; cached?: number; output: number };

/** The language model that an owner of the operating organization has switched on in the settings. */
export const modelSettings = pgTable("model_settings", {
  organizationId: uuid("organization_id")
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  baseUrl: text("base_url").notNull(),
  /** The provider's key, encrypted; null if the provider needs none. */
  apiKey: bytea("api_key"),
  model: text("model").notNull(),
  largerModel: text("larger_model"),
  api: text("api", { enum: ["chat", "responses"] }).notNull(),
  prices: jsonb("prices").$type<StoredPrices>(),
  largerPrices: jsonb("larger_prices").$type<StoredPrices>(),
  /** The models at the same address, or `local`, that vote with it where somebody asks for a consensus. */
  consensus: jsonb("consensus").notNull().default([]).$type<{ model: string; prices: StoredPrices | null }[]>(),
  /** Whether the model looks for suggestions after each coding job. */
  suggestsAfterCoding: boolean("suggests_after_coding").notNull().default(false),
  updatedAt: updatedAt(),
});
