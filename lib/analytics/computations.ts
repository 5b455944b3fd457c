import { anomaliesOf } from "./anomalies-of";
import { crossTabOf } from "./cross-tab-of";
import { pairsOf } from "./pairs-of";
import { rankingOf } from "./ranking-of";
import { scoreOf } from "./score/score-of";
import { sentimentOf } from "./sentiment-of";

/** The analyses computed from counts, in this process or in a worker. */
export const handlers = {
  crossTab: crossTabOf,
  ranking: rankingOf,
  anomalies: anomaliesOf,
  sentiment: sentimentOf,
  pairs: pairsOf,
  score: scoreOf,
};

export type AnalyticsCalls = typeof handlers;
