import { AsyncLocalStorage } from "node:async_hooks";
import { oncePerProcess } from "./per-process.mjs";

/** @typedef {((holder: string) => void) | undefined} OnJoined */
/**
 * Present work: to whose share its connections count, whether its statements may be slow, and whether it runs in a
 * transaction, which has its connection already. `onJoined` is called when the work joins another share.
 * @typedef {{ holder: string, isCostly: boolean, isInside: boolean, onJoined?: OnJoined }} Holder
 */

/** @type {AsyncLocalStorage<Holder>} */
export const present = oncePerProcess("connection holder", () => new AsyncLocalStorage());

/**
 * Does work whose connections count against the share of `holder`, such as an organization. Work whose statements may
 * be costly, as those of pages are that count all answers, gets only a part of that share.
 * @template Result
 * @param {string} holder
 * @param {() => Result} work
 * @param {OnJoined} onJoined
 * @returns {Result}
 */
export const withinShareOf = (holder, work, isCostly = false, onJoined = undefined) =>
  present.run({ holder, isCostly, isInside: false, onJoined }, work);

/**
 * Counts the rest of the present work against the share of another holder: the organization of a page's reader, which
 * is not known before the session is read.
 * @param {string} holder
 */
export function joinShareOf(holder) {
  const store = present.getStore();
  if (store === undefined || store.holder === holder) return;
  store.holder = holder;
  store.onJoined?.(holder);
}
