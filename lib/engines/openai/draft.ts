import type { ProposedCode } from "./schemas";

/** A code of a proposal; `weight` is the number of respondents who would get it, null where the model does not say. */
export type WeighedCode = Omit<ProposedCode, "support" | "count"> & { category: string; weight: number | null };

/** A codebook as the model proposes it, with its catch-all code apart. */
export type Draft = { codes: WeighedCode[]; other: { name: string; definition: string } | null };

/** The drafts of several parts side by side; the first one's catch-all code. */
export const joinDrafts = (drafts: readonly Draft[]): Draft => ({
  codes: drafts.flatMap(({ codes }) => codes),
  other: drafts.find(({ other }) => other)?.other ?? null,
});

/** Names are equal whatever their case and white space. */
export const foldName = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
