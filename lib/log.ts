import pino from "pino";
import { env } from "./env";

/** Lines for the operator: JSON on standard error. Never answers, keys, tokens or parameters of a query. */
export const log = pino(
  { base: null, level: env.LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination(2),
);
