// Gates let a limited number of requests through at once. Those that wait are let through in turns by their senders.
import { addTo, removeFrom, takeFrom } from "./web-rounds.mjs";

/**
 * A limit on the requests that have the same `name`, for instance those of one organization. `until` says how long a
 * request counts: with "end" until it has ended, with "reply" until its reply begins or for `MAKING_MS`, with
 * "received" until its body has arrived, with "busy" for `BUSY_MS`, with "known" for `BUSY_MS` or until its organization
 * is known, and without it for `COUNTED_MS` (`web-turns.mjs`).
 * @typedef {{ name: string, most: number, until?: "received" | "busy" | "known" | "reply" | "end" }} Limit
 */
/**
 * A gate is a limit in use: how many requests count against it now, and those that wait for it.
 * @typedef {Limit & { running: number, waiting: import("./web-rounds.mjs").Line }} Gate
 */

/** The gates in use, by name. @type {Map<string, Gate>} */
const gates = new Map();

/**
 * Counts a request at the gate of a limit and returns that gate. Returns null if it is full: `proceed` is then called
 * when it is the sender's turn, and has to call this function again.
 * @param {Limit} limit
 * @param {string} sender
 * @param {() => void} proceed
 * @returns {Gate | null}
 */
export function enter(limit, sender, proceed) {
  const gate = gates.get(limit.name) ?? { ...limit, running: 0, waiting: new Map() };
  gates.set(limit.name, gate);
  if (gate.running >= gate.most) {
    addTo(gate.waiting, sender, proceed);
    return null;
  }
  gate.running += 1;
  return gate;
}

/**
 * Stops a request from waiting at the gate of this name.
 * @param {string} name
 * @param {string} sender
 * @param {() => void} proceed
 */
export function stopWaitingAt(name, sender, proceed) {
  const gate = gates.get(name);
  if (gate) removeFrom(gate.waiting, sender, proceed);
}

/**
 * Stops counting a request at a gate, and lets the next waiting request pass in the next turn of the event loop. If it
 * passed in the same turn, and its route waited for nothing, all waiting requests of one sender could be answered in a
 * single turn. Requests of other senders, which need many turns, would then take seconds.
 * @param {Gate} gate
 */
export function leave(gate) {
  setImmediate(() => {
    gate.running -= 1;
    const proceed = takeFrom(gate.waiting);
    if (proceed) proceed();
    else if (gate.running === 0) gates.delete(gate.name);
  });
}
