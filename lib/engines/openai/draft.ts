import { normalForm } from "@/lib/text/normal-form";
import type { EngineError } from "../engine";
import type { ProposedCode } from "./schemas";

/** A proposed code. `weight` is the number of respondents who would get it; null if the model does not say. */
export type WeighedCode = Omit<ProposedCode, "support" | "count"> & { category: string; weight: number | null };

/**
 * A codebook that the model proposed. Its catch-all code is kept separately. `failure` says why it proposed none for
 * some of the answers.
 */
export type Draft = {
  codes: WeighedCode[];
  other: { name: string; definition: string } | null;
  failure?: EngineError | undefined;
};

/** Joins the drafts of several parts; takes the first catch-all code. */
export const joinDrafts = (drafts: readonly Draft[]): Draft => ({
  codes: drafts.flatMap(({ codes }) => codes),
  other: drafts.find(({ other }) => other)?.other ?? null,
  failure: drafts.find(({ failure }) => failure)?.failure,
});

/** A name for comparing, without differences of case and white space. */
export const foldName = (name: string): string => normalForm(name, "NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
