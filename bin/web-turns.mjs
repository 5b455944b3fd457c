// Limits how many requests of one sender run at a time, so that a burst does not delay other senders.
import { createHash } from "node:crypto";
import { refuse } from "./web-guard.mjs";
import { addressOf, isPage } from "./web-limit.mjs";

/**
 * The most running requests per credential, and per address. Rendering a page blocks this process for 20 ms; an API
 * request takes 5 ms in many steps.
 */
const MOST = { api: { ofSender: 8, ofAddress: 64 }, page: { ofSender: 3, ofAddress: 12 } };
/** The most waiting requests of one address; more are refused. */
const MOST_WAITING = 2_000;
/**
 * Milliseconds after which a running request no longer counts: it is waiting for a worker, a model or its own sender.
 */
const COUNTED_MS = 1_000;
const RETRY_SECONDS = "5";

/** @typedef {{ address: string, sender: string, most: typeof MOST.api, begin: () => void }} Turn */

/** The turns that wait, by address and sender; the sender whose turn is next comes first. @type {Map<string, Map<string, Set<Turn>>>} */
const waiting = new Map();
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
  const most = isPage(request) ? MOST.page : MOST.api;
  const address = `${placeOf(request)} ${addressOf(request)}`;
  const senders = waiting.get(address) ?? new Map();
  if ([...senders.values()].reduce((sum, turns) => sum + turns.size, 0) >= MOST_WAITING) {
    response.setHeader("Retry-After", RETRY_SECONDS);
    const message = "Too many requests from your address are waiting. Repeat this one in a moment.";
    return void refuse(request, response, 503, "SERVICE_UNAVAILABLE", message);
  }
  /** @type {Turn} */
  const turn = { address, sender: `${address} ${credentialOf(request)}`, most, begin: start };
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

/**
 * Pages and the API do not wait for each other, nor does what the service asks of itself: the job runner's calls, and
 * whether the process is well.
 * @param {import("node:http").IncomingMessage} request
 */
function placeOf(request) {
  if (isPage(request)) return "page";
  return /^\/api\/(?:inngest|health)\b/.exec(request.url ?? "")?.[0] ?? "api";
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
    const [turn] = turns;
    if ((running.get(address) ?? 0) >= turn.most.ofAddress) return;
    if ((running.get(sender) ?? 0) >= turn.most.ofSender) continue;
    // Re-inserting moves the sender to the end, so this loop reaches it again.
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
