import { AsyncLocalStorage } from "node:async_hooks";
import { oncePerProcess } from "./per-process.mjs";

/**
 * Present work: to whose share its connections count, whether its statements may be slow, and whether it runs in a
 * transaction, which has its connection already.
 * @typedef {{ holder: string, isCostly: boolean, isInside: boolean }} Holder
 */

/** @type {AsyncLocalStorage<Holder>} */
export const present = oncePerProcess("connection holder", () => new AsyncLocalStorage());

/**
 * Does work whose connections count against the share of `holder`, such as an organization. Work whose statements may
 * be costly, as those of pages are that count all answers, gets only a part of that share.
 * @template Result
 * @param {string} holder
 * @param {() => Result} work
 * @returns {Result}
 */
export const withinShareOf = (holder, work, isCostly = false) =>
  present.run({ holder, isCostly, isInside: false }, work);
