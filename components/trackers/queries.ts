import type { showAnchor } from "@/lib/analytics/anchor/show-anchor";
import type { compareWaves } from "@/lib/analytics/compare-waves";

export const trackerHref = (groupId: string) => `/trackers/${groupId}`;

export type WaveComparison = Awaited<ReturnType<typeof compareWaves>>;
export type ComparedWave = WaveComparison["waves"][number];
export type CodeTrend = WaveComparison["codes"][number];
export type WaveDifference = CodeTrend["differences"][number];
export type AnchorSample = Awaited<ReturnType<typeof showAnchor>>;
