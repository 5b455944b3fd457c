// Begins only so many requests of one sender at a time, so that nobody's burst delays what others ask for.
import { createHash } from "node:crypto";
import { performance } from "node:perf_hooks";
import { refuse } from "./web-guard.mjs";
import { addressOf } from "./web-limit.mjs";

/** Requests that are under way for one credential while this process has time, … */
const MOST_OF_SENDER = 8;
/** … while it has none, since each of them then delays every other request, … */
const MOST_WHILE_BUSY = 2;
/** … and for all credentials of one address. */
const MOST_OF_ADDRESS = 64;
/** The process has no time where it computes for so much of a span of milliseconds. */
const BUSY = 0.8;
const SPAN_MS = 25;
/** Requests of one address that wait; more are refused. */
const MOST_WAITING = 2_000;
/** A request that takes longer waits for a worker, for a model or for its own sender, and counts no more. */
const COUNTED_MS = 1_000;
const RETRY_SECONDS = "5";

/** @typedef {{ address: string, sender: string, begin: () => void }} Turn */

/** The turns that wait, by address and sender; the sender whose turn is next comes first. @type {Map<string, Map<string, Set<Turn>>>} */
const waiting = new Map();
let isBusy = false;
let before = performance.eventLoopUtilization();
setInterval(() => {
  const now = performance.eventLoopUtilization();
  const wasBusy = isBusy;
  isBusy = performance.eventLoopUtilization(now, before).utilization > BUSY;
  before = now;
  if (wasBusy && !isBusy) for (const address of waiting.keys()) admit(address);
}, SPAN_MS).unref();

/** How many requests are under way, by address and by sender. @type {Map<string, number>} */
const running = new Map();

/**
 * Calls `begin` when it is the request's turn: at once, unless its sender or its address has many under way. Senders of
 * one address take turns. Answers with 503 where too many of the address wait.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} begin
 */
export function inTurn(request, response, begin) {
  const address = `${placeOf(request.url ?? "")} ${addressOf(request)}`;
  const senders = waiting.get(address) ?? new Map();
  if ([...senders.values()].reduce((sum, turns) => sum + turns.size, 0) >= MOST_WAITING) {
    response.setHeader("Retry-After", RETRY_SECONDS);
    const message = "Too many requests from your address are waiting. Repeat this one in a moment.";
    return void refuse(request, response, 503, "SERVICE_UNAVAILABLE", message);
  }
  /** @type {Turn} */
  const turn = { address, sender: `${address} ${credentialOf(request)}`, begin: start };
  const giveUp = () => remove(turn);
  response.once("close", giveUp);
  waiting.set(address, senders);
  senders.set(turn.sender, (senders.get(turn.sender) ?? new Set()).add(turn));
  admit(address);

  function start() {
    response.off("close", giveUp);
    count(turn, 1);
    const timer = setTimeout(end, COUNTED_MS);
    response.once("close", end);
    begin();

    function end() {
      clearTimeout(timer);
      response.off("close", end);
      count(turn, -1);
      admit(address);
    }
  }
}

/** What the service asks of itself does not wait for others: the job runner's calls, and whether the process is well. */
function placeOf(/** @type {string} */ url) {
  return /^\/api\/(?:inngest|health)\b/.exec(url)?.[0] ?? "";
}

/** Tells credentials apart without keeping them. @param {import("node:http").IncomingMessage} request */
function credentialOf({ headers }) {
  const given = [headers["x-api-key"], headers.authorization, headers.cookie].join("\n");
  return createHash("sha256").update(given).digest("base64");
}

/** Begins as many requests of an address as may be under way, one of each sender after the other. */
function admit(/** @type {string} */ address) {
  const senders = waiting.get(address) ?? new Map();
  for (const [sender, turns] of senders) {
    if ((running.get(address) ?? 0) >= MOST_OF_ADDRESS) return;
    if ((running.get(sender) ?? 0) >= (isBusy ? MOST_WHILE_BUSY : MOST_OF_SENDER)) continue;
    const [turn] = turns;
    // Set again, the sender comes last, and this loop reaches it once more.
    senders.delete(sender);
    if (turns.size > 1) senders.set(sender, turns);
    remove(turn);
    turn.begin();
  }
}

function remove(/** @type {Turn} */ turn) {
  const senders = waiting.get(turn.address);
  const turns = senders?.get(turn.sender);
  turns?.delete(turn);
  if (turns?.size === 0) senders?.delete(turn.sender);
  if (senders?.size === 0) waiting.delete(turn.address);
}

/** @param {Turn} turn @param {1 | -1} change */
function count({ address, sender }, change) {
  for (const name of [address, sender]) {
    const now = (running.get(name) ?? 0) + change;
    if (now > 0) running.set(name, now);
    else running.delete(name);
  }
}
