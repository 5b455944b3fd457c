// Limits how many requests of one sender run at a time, so that a burst does not delay other senders.
import { AsyncResource } from "node:async_hooks";
import { withinShareOf } from "../db/connection-holder.mjs";
import { sendsLongBody } from "./web-bodies.mjs";
import { enter, leave, stopWaitingAt } from "./web-gates.mjs";
import { refuse } from "./web-guard.mjs";
import { beforeHeaders } from "./web-headers.mjs";
import { addressOf, isPage } from "./web-limit.mjs";
import { credentialOf, organizationOf, rememberOrganization } from "./web-senders.mjs";

/**
 * The most requests that run at once: of one credential, of one organization, of one address, of one address with
 * credentials whose organization is not known yet (`ofStrangers`), and of all addresses with such credentials
 * (`ofAllStrangers`, where addresses take turns). Rendering a page blocks this process for 20 ms; an API request takes 3 ms
 * in many steps.
 */
const MOST = {
  api: { ofCredential: 8, ofOrganization: 12, ofStrangers: 32, ofAddress: 64, ofAllStrangers: 8 },
  page: { ofCredential: 3, ofOrganization: 6, ofStrangers: 9, ofAddress: 12, ofAllStrangers: 2 },
};
/**
 * The most unfinished requests of one organization, or of one unknown credential, however long they run, because each
 * may take several MiB. Event streams don't count after their first second.
 */
const MOST_IN_ALL = 48;
/** The same for requests that read lists or files. Each takes 4 MiB until its client has read its reply. */
const MOST_READING = 12;
/**
 * The most replies of one organization to such requests that are being made at once. Each may take 16 MiB meanwhile, a
 * connection to the database, and a fifth of a second of this process's time.
 */
const MOST_MAKING = 4;
/**
 * The most long bodies that arrive at once from one address, at routes that read them before they know the caller. Each
 * takes up to 16 MiB.
 */
const MOST_RECEIVING = 8;
/** The most waiting requests of one organization, or of one address with unknown credentials; more are refused. */
const MOST_WAITING = 2_000;
/**
 * Milliseconds after which a running request no longer counts against limits without `until`: by then it waits for a
 * worker, a model or its own client.
 */
const COUNTED_MS = 1_000;
/** The same for replies that are being made: one that takes longer waits for a worker or a slow statement. */
const MAKING_MS = 5_000;
/**
 * The same for `ofAllStrangers`. It is short because a stranger whose body arrives slowly keeps others from a place,
 * and takes no time of this process meanwhile.
 */
const UNKNOWN_MS = 250;
/** Milliseconds that a request whose client left counts at most; nearly all have ended by then. */
const LEFT_MS = 5_000;
const RETRY_SECONDS = "5";

/** @typedef {import("./web-gates.mjs").Limit} Limit */
/** @typedef {import("./web-gates.mjs").Gate} Gate */

/** How many requests wait, by organization or address. @type {Map<string, number>} */
const waiting = new Map();

/**
 * Calls `begin` as soon as the request is within all of its limits, which is usually at once. `begin` returns a promise
 * of the request's work. If the client leaves, the request counts until that work ends, at most for `LEFT_MS`;
 * otherwise a sender who leaves all the time could have any number of requests running. Replies with 503 if too many
 * requests of the same sender are waiting.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {(sender: string) => Promise<void> | undefined} begin
 */
export function inTurn(request, response, begin) {
  const { sender, holder, credential, limits } = senderOf(request);
  const others = waiting.get(sender) ?? 0;
  if (others >= MOST_WAITING) {
    response.setHeader("Retry-After", RETRY_SECONDS);
    const message = "Too many of your requests are waiting. Repeat this one in a moment.";
    return void refuse(request, response, 503, "SERVICE_UNAVAILABLE", message);
  }
  /** @type {Gate[]} */
  const passed = [];
  /** @type {NodeJS.Timeout[]} */
  const timers = [];
  /** @type {Promise<void> | undefined} */
  let work;
  waiting.set(sender, others + 1);
  response.once("close", () => {
    if (!work || response.writableFinished) return void end();
    timers.push(setTimeout(end, LEFT_MS));
    void work.then(end, end);
  });
  beforeHeaders(response, () => makeRoom("reply"));
  request.once("end", () => makeRoom("received"));
  // The async context of its arrival, not that of the request whose end lets this one in: what keeps a context in
  // memory keeps its request, and each request would keep the one before it.
  const proceedLater = AsyncResource.bind(proceed);
  proceed();

  /** Passes the gates one after another. At a full gate the request waits until that gate calls this function again. */
  function proceed() {
    for (const limit of limits.slice(passed.length)) {
      const gate = enter(limit, sender, proceedLater);
      if (!gate) return;
      passed.push(gate);
    }
    stopWaiting(sender);
    timers.push(
      setTimeout(() => {
        makeRoom();
        if (isEventStream(response)) makeRoom("end");
      }, COUNTED_MS),
      setTimeout(() => makeRoom("known"), UNKNOWN_MS),
      setTimeout(() => makeRoom("reply"), MAKING_MS),
    );
    work = holder === undefined ? begin(sender) : withinShareOf(holder, () => begin(sender), isPage(request), learn);
  }

  /** Remembers the organization of the request's credential, which its route or page tells when it has read that. */
  function learn(/** @type {string} */ organization) {
    rememberOrganization(credential, organization);
    makeRoom("known");
  }

  /** Leaves the gates of the limits that count until this moment. */
  function makeRoom(/** @type {Limit["until"]} */ until = undefined) {
    const left = passed.filter((gate) => gate.until === until).reverse();
    passed.splice(0, passed.length, ...passed.filter((gate) => !left.includes(gate)));
    for (const gate of left) leave(gate);
  }

  function end() {
    for (const timer of timers) clearTimeout(timer);
    if (timers.length === 0) {
      stopWaiting(sender);
      stopWaitingAt(limits[passed.length]?.name ?? "", sender, proceedLater);
    }
    for (const gate of passed.splice(0).reverse()) leave(gate);
  }
}

/**
 * The sender of a request (its organization, or else its address); the holder to whose share of database connections it
 * counts (none for calls of the job runner, whose functions name it themselves); its credential; and its limits in the
 * order in which they are passed. The narrowest comes first: a request that waits for its credential's limit takes no place of its
 * organization.
 * @param {import("node:http").IncomingMessage} request
 */
function senderOf(request) {
  const place = placeOf(request);
  const most = isPage(request) ? MOST.page : MOST.api;
  const address = `${place} ${addressOf(request)}`;
  const credential = credentialOf(request);
  const organization = organizationOf(credential);
  const ofAddress = { name: address, most: most.ofAddress };
  if (organization === undefined) {
    const ofCredential = { name: `${address} ${credential}`, most: most.ofCredential };
    const ofStrangers = { name: `${address} strangers`, most: most.ofStrangers };
    const lasting = withLasting(request, ofCredential, ofCredential);
    const limits = [...ofBody(request, address), ...lasting, ofStrangers, ofAddress, ...ofAllStrangers(request, most)];
    return { sender: address, holder: isOwn(request) ? undefined : address, credential, limits };
  }
  const ofCredential = { name: `${place} ${credential}`, most: most.ofCredential };
  const ofOrganization = { name: `${place} ${organization}`, most: most.ofOrganization };
  return {
    sender: ofOrganization.name,
    holder: organization,
    credential,
    limits: [...withLasting(request, ofOrganization, ofCredential), ofOrganization, ofAddress],
  };
}

/** @param {import("node:http").IncomingMessage} request @param {string} address @returns {Limit[]} */
const ofBody = (request, address) =>
  sendsLongBody(request) ? [{ name: `${address} receiving`, most: MOST_RECEIVING, until: "received" }] : [];

/** @param {import("node:http").IncomingMessage} request @param {{ ofAllStrangers: number }} most @returns {Limit[]} */
const ofAllStrangers = (request, { ofAllStrangers: most }) =>
  isOwn(request) ? [] : [{ name: `${placeOf(request)} strangers`, most, until: "known" }];

/**
 * The limit of the credential, and the limits on unfinished requests. A reading request waits for other readers before
 * it takes one of the credential's places. The service's own calls have no lasting limits: those of the job runner last
 * as long as their work, and the runner limits them.
 * @param {import("node:http").IncomingMessage} request
 * @param {Limit} of
 * @param {Limit} ofCredential
 * @returns {Limit[]}
 */
function withLasting(request, { name }, ofCredential) {
  if (isOwn(request)) return [ofCredential];
  /** @type {Limit} */
  const all = { name: `${name} in all`, most: MOST_IN_ALL, until: "end" };
  if (!isReading(request)) return [ofCredential, all];
  return [
    { name: `${name} reading`, most: MOST_READING, until: "end" },
    { name: `${name} making`, most: MOST_MAKING, until: "reply" },
    ofCredential,
    all,
  ];
}

const isReading = (/** @type {import("node:http").IncomingMessage} */ { method, url = "" }) =>
  method === "GET" || /\/export\//.test(url);

const isEventStream = (/** @type {import("node:http").ServerResponse} */ response) =>
  String(response.getHeader("content-type") ?? "").startsWith("text/event-stream");

/**
 * The kind of a request. Limits apply to each kind separately: pages, the API, calls of the job runner, and health
 * checks.
 * @param {import("node:http").IncomingMessage} request
 */
function placeOf(request) {
  if (isPage(request)) return "page";
  return isOwn(request)?.[0] ?? "api";
}

const isOwn = (/** @type {import("node:http").IncomingMessage} */ request) =>
  /^\/api\/(?:inngest|health)\b/.exec(request.url ?? "");

function stopWaiting(/** @type {string} */ sender) {
  const left = (waiting.get(sender) ?? 0) - 1;
  if (left > 0) waiting.set(sender, left);
  else waiting.delete(sender);
}
