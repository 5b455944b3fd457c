import { anomaliesOf } from "./anomalies-of";
import { crossTabOf } from "./cross-tab-of";
import { pairsOf } from "./pairs-of";
import { rankingOf } from "./ranking-of";
import { sentimentOf } from "./sentiment-of";

/** What is computed of a counted table. */
export const handlers = {
  crossTab: crossTabOf,
  ranking: rankingOf,
  anomalies: anomaliesOf,
  sentiment: sentimentOf,
  pairs: pairsOf,
};

export type AnalyticsCalls = typeof handlers;
