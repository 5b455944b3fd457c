import pino from "pino";
import { env } from "./env";

/** The operator's log: JSON lines on standard error. Never contains answers, keys, tokens or query parameters. */
export const log = pino(
  { base: null, level: env.LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination(2),
);
