import { AsyncLocalStorage } from "node:async_hooks";
import { oncePerProcess } from "./per-process.mjs";

/** @typedef {((holder: string) => void) | undefined} OnJoined */
/**
 * What the present work needs of the pool (`db/shares.ts`). `holder`: whose share its connections count against, for
 * instance an organization's id. `isCostly`: its statements may be slow. `isInside`: it runs in a transaction, and so
 * has its connection already. `onJoined` is called when the work changes to another holder's share.
 * @typedef {{ holder: string, isCostly: boolean, isInside: boolean, onJoined?: OnJoined }} Holder
 */

/** @type {AsyncLocalStorage<Holder>} */
export const present = oncePerProcess("connection holder", () => new AsyncLocalStorage());

/**
 * Runs work whose connections count against the share of `holder`, such as an organization. Costly work, such as that
 * of pages that count all answers, gets only a part of the share.
 * @template Result
 * @param {string} holder
 * @param {() => Result} work
 * @param {OnJoined} onJoined
 * @returns {Result}
 */
export const withinShareOf = (holder, work, isCostly = false, onJoined = undefined) =>
  present.run({ holder, isCostly, isInside: false, onJoined }, work);

/**
 * Counts the rest of the present work against the share of another holder. A page uses it when it has read the session
 * and so knows the reader's organization.
 * @param {string} holder
 */
export function joinShareOf(holder) {
  const store = present.getStore();
  if (store === undefined || store.holder === holder) return;
  store.holder = holder;
  store.onJoined?.(holder);
}
