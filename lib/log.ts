import pino from "pino";

/** Lines for the operator: JSON on standard error. Never answers, keys, tokens or parameters of a query. */
export const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
