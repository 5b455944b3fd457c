// Limits how many requests of one sender run at a time, so that a burst does not delay other senders.
import { refuse } from "./web-guard.mjs";
import { addressOf, isPage } from "./web-limit.mjs";
import { credentialOf, learnOrganization, organizationOf } from "./web-senders.mjs";

/**
 * The most running requests of one credential, of one organization, of one address, and of all credentials of an
 * address whose organization is not known yet. Rendering a page blocks this process for 20 ms; an API request takes
 * 5 ms in many steps.
 */
const MOST = {
  api: { ofCredential: 8, ofOrganization: 12, ofStrangers: 32, ofAddress: 64 },
  page: { ofCredential: 3, ofOrganization: 6, ofStrangers: 9, ofAddress: 12 },
};
/**
 * The most requests of one organization, or of an unknown credential, that have begun and not ended, however long they
 * run: each may take several MiB. Event streams don't count.
 */
const MOST_IN_ALL = 48;
/** The most waiting requests of one organization, or of the unknown ones of one address; more are refused. */
const MOST_WAITING = 2_000;
/**
 * Milliseconds after which a running request no longer counts: it is waiting for a worker, a model or its own sender.
 */
const COUNTED_MS = 1_000;
const RETRY_SECONDS = "5";

/** A `lasting` limit counts a request until it ends, the others for a second. */
/** @typedef {{ name: string, most: number, lasting?: boolean }} Limit */
/** A limit with the number of requests that count against it, and those that wait for it, first come first. */
/** @typedef {Limit & { running: number, waiting: Set<() => void> }} Gate */

/** The gates in use, by name. @type {Map<string, Gate>} */
const gates = new Map();
/** How many requests wait, by organization or address. @type {Map<string, number>} */
const waiting = new Map();

/**
 * Calls `begin` when it is the request's turn: at once, unless its credential, its organization or its address has many
 * under way. Answers with 503 where too many of the same sender wait.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {(sender: string) => void} begin
 */
export function inTurn(request, response, begin) {
  const { sender, limits } = senderOf(request, response);
  const others = waiting.get(sender) ?? 0;
  if (others >= MOST_WAITING) {
    response.setHeader("Retry-After", RETRY_SECONDS);
    const message = "Too many of your requests are waiting. Repeat this one in a moment.";
    return void refuse(request, response, 503, "SERVICE_UNAVAILABLE", message);
  }
  /** @type {Gate[]} */
  const passed = [];
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  waiting.set(sender, others + 1);
  response.once("close", end);
  proceed();

  /** Passes the gates one after another; called again when the one at which the request waits lets it through. */
  function proceed() {
    for (const limit of limits.slice(passed.length)) {
      const gate = gateOf(limit);
      if (gate.running >= gate.most) return void gate.waiting.add(proceed);
      gate.waiting.delete(proceed);
      gate.running += 1;
      passed.push(gate);
    }
    stopWaiting(sender);
    timer = setTimeout(makeRoom, COUNTED_MS);
    begin(sender);
  }

  function makeRoom() {
    const lasting = isEventStream(response) ? [] : passed.filter((gate) => gate.lasting);
    const left = passed.filter((gate) => !lasting.includes(gate)).reverse();
    passed.splice(0, passed.length, ...lasting);
    for (const gate of left) leave(gate);
  }

  function end() {
    clearTimeout(timer);
    if (timer === undefined) {
      stopWaiting(sender);
      gates.get(limits[passed.length]?.name ?? "")?.waiting.delete(proceed);
    }
    for (const gate of passed.reverse()) leave(gate);
  }
}

/**
 * What counts as the request's sender, and the limits that it has to keep, in their order: who waits long holds nothing
 * that others need.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function senderOf(request, response) {
  const place = placeOf(request);
  const most = isPage(request) ? MOST.page : MOST.api;
  const address = `${place} ${addressOf(request)}`;
  const credential = credentialOf(request);
  const organization = organizationOf(credential);
  learnOrganization(response, credential);
  const ofAddress = { name: address, most: most.ofAddress };
  if (organization === undefined) {
    const ofCredential = { name: `${address} ${credential}`, most: most.ofCredential };
    const ofStrangers = { name: `${address} strangers`, most: most.ofStrangers };
    return { sender: address, limits: [ofCredential, ...inAll(request, ofCredential), ofStrangers, ofAddress] };
  }
  const ofCredential = { name: `${place} ${credential}`, most: most.ofCredential };
  const ofOrganization = { name: `${place} ${organization}`, most: most.ofOrganization };
  return {
    sender: ofOrganization.name,
    limits: [ofCredential, ...inAll(request, ofOrganization), ofOrganization, ofAddress],
  };
}

/**
 * The job runner's calls run as long as their work takes, and are limited by the runner.
 * @param {import("node:http").IncomingMessage} request
 * @param {Limit} of
 * @returns {Limit[]}
 */
function inAll(request, { name }) {
  return isOwn(request) ? [] : [{ name: `${name} in all`, most: MOST_IN_ALL, lasting: true }];
}

const isEventStream = (/** @type {import("node:http").ServerResponse} */ response) =>
  String(response.getHeader("content-type") ?? "").startsWith("text/event-stream");

/**
 * Pages and the API do not wait for each other, nor does what the service asks of itself: the job runner's calls, and
 * whether the process is well.
 * @param {import("node:http").IncomingMessage} request
 */
function placeOf(request) {
  if (isPage(request)) return "page";
  return isOwn(request)?.[0] ?? "api";
}

const isOwn = (/** @type {import("node:http").IncomingMessage} */ request) =>
  /^\/api\/(?:inngest|health)\b/.exec(request.url ?? "");

function gateOf(/** @type {Limit} */ limit) {
  const gate = gates.get(limit.name) ?? { ...limit, running: 0, waiting: new Set() };
  gates.set(limit.name, gate);
  return gate;
}

/** Counts a request no longer, and lets the next one through. @param {Gate} gate */
function leave(gate) {
  gate.running -= 1;
  const [next] = gate.waiting;
  if (next) next();
  else if (gate.running === 0) gates.delete(gate.name);
}

function stopWaiting(/** @type {string} */ sender) {
  const left = (waiting.get(sender) ?? 0) - 1;
  if (left > 0) waiting.set(sender, left);
  else waiting.delete(sender);
}
