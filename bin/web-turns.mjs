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
 * The most requests that run at once: of one credential, of one organization, of one address, at one address of all
 * credentials whose organization is not known yet (`ofStrangers`), of all such credentials at all addresses
 * (`ofAllStrangers`), and of everybody (`ofAll`). Rendering a page blocks this process for 20 ms; an API request takes
 * 3 ms in many steps. The more run at once, the longer each takes; more than `ofAll` would not end sooner.
 */
const MOST = {
  api: { ofCredential: 8, ofOrganization: 12, ofStrangers: 32, ofAddress: 64, ofAllStrangers: 8, ofAll: 24 },
  page: { ofCredential: 3, ofOrganization: 6, ofStrangers: 9, ofAddress: 12, ofAllStrangers: 2, ofAll: 8 },
};
/**
 * The most unfinished requests of one organization, or of one unknown credential, however long they run. Each may take
 * several MiB. Event streams count only in their first second.
 */
const MOST_IN_ALL = 48;
/** The same for requests that read lists or files. Each takes 4 MiB until the client has read the reply. */
const MOST_READING = 12;
/**
 * The most replies to such requests that are being made at once for one organization. While it is made, a reply may
 * take 16 MiB, a connection to the database, and a fifth of a second of this process's time.
 */
const MOST_MAKING = 4;
/**
 * The most long bodies that arrive at the same time from one address, for routes that read them before they know the
 * caller. Each takes up to 16 MiB.
 */
const MOST_RECEIVING = 8;
/**
 * The most waiting requests of one organization, or of one address with unknown credentials. Further ones are refused.
 */
const MOST_WAITING = 2_000;
/**
 * Milliseconds for which a running request counts against limits without `until`. After that it most likely waits for a
 * worker, a model or its client, and no longer blocks this process.
 */
const COUNTED_MS = 1_000;
/**
 * The same for replies that are being made. One that takes longer most likely waits for a worker or a slow statement.
 */
const MAKING_MS = 5_000;
/**
 * Milliseconds for which a request counts against `ofAllStrangers` and `ofAll`. This is short, because a request that
 * takes longer, for instance because its body arrives slowly, takes places from others and hardly any time of this
 * process.
 */
const BUSY_MS = 250;
/**
 * If a client leaves, its request counts for at most this many milliseconds; nearly all requests have ended by then.
 */
const LEFT_MS = 5_000;
const RETRY_SECONDS = "5";

/** @typedef {import("./web-gates.mjs").Limit} Limit */
/** @typedef {import("./web-gates.mjs").Gate} Gate */

/** How many requests wait, by organization or address. @type {Map<string, number>} */
const waiting = new Map();

/**
 * Calls `begin` as soon as the request is within all of its limits, which is usually at once. `begin` returns a promise
 * that resolves when the work for the request has ended. If the client leaves before that, the request still counts
 * until the work ends, but at most for `LEFT_MS`; otherwise a sender who leaves again and again could have any number
 * of requests running. Replies with 503 if too many requests of the same sender are waiting.
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
  // A waiting request begins in the async context of its arrival. In that of the request whose end lets it in, it would
  // keep that request in memory, which would keep the one before it, and so on.
  const proceedLater = AsyncResource.bind(proceed);
  proceed();

  /**
   * Passes the gates one after another. If a gate is full, the request waits there until the gate calls this function
   * again.
   */
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
      setTimeout(() => {
        makeRoom("known");
        makeRoom("busy");
      }, BUSY_MS),
      setTimeout(() => makeRoom("reply"), MAKING_MS),
    );
    work = holder === undefined ? begin(sender) : withinShareOf(holder, () => begin(sender), isPage(request), learn);
  }

  /** Remembers the organization of the request's credential. A route or page calls this by `joinShareOf`. */
  function learn(/** @type {string} */ organization) {
    rememberOrganization(credential, organization);
    makeRoom("known");
  }

  /** Leaves the gates whose limits count a request until this moment. */
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
 * Returns a request's sender (the organization, or the address if that is unknown); its credential; its `holder`, whose
 * share of the database connections it uses (none for calls of the job runner, whose functions name the organization
 * themselves); and its limits, in the order in which it passes them. The narrowest limit comes first, so that a request
 * that waits for its credential's limit does not count against its organization's.
 * @param {import("node:http").IncomingMessage} request
 */
function senderOf(request) {
  const place = placeOf(request);
  const most = mostOf(request);
  const address = `${place} ${addressOf(request)}`;
  const credential = credentialOf(request);
  const organization = organizationOf(credential);
  const ofAddress = { name: address, most: most.ofAddress };
  if (organization === undefined) {
    const ofCredential = { name: `${address} ${credential}`, most: most.ofCredential };
    const ofStrangers = { name: `${address} strangers`, most: most.ofStrangers };
    const lasting = withLasting(request, ofCredential, ofCredential);
    const limits = [...ofBody(request, address), ...lasting, ofStrangers, ofAddress, ...ofEverybody(request, true)];
    return { sender: address, holder: isOwn(request) ? undefined : address, credential, limits };
  }
  const ofCredential = { name: `${place} ${credential}`, most: most.ofCredential };
  const ofOrganization = { name: `${place} ${organization}`, most: most.ofOrganization };
  const lasting = withLasting(request, ofOrganization, ofCredential);
  return {
    sender: ofOrganization.name,
    holder: organization,
    credential,
    limits: [...lasting, ofOrganization, ofAddress, ...ofEverybody(request, false)],
  };
}

/** @param {import("node:http").IncomingMessage} request @param {string} address @returns {Limit[]} */
const ofBody = (request, address) =>
  sendsLongBody(request) ? [{ name: `${address} receiving`, most: MOST_RECEIVING, until: "received" }] : [];

/**
 * The limits of all senders together, who take turns there. The job runner's calls and health checks have none.
 * @param {import("node:http").IncomingMessage} request
 * @param {boolean} isStranger
 * @returns {Limit[]}
 */
function ofEverybody(request, isStranger) {
  if (isOwn(request)) return [];
  const place = placeOf(request);
  const most = mostOf(request);
  /** @type {Limit} */
  const ofAll = { name: `${place} of all`, most: most.ofAll, until: "busy" };
  return isStranger ? [{ name: `${place} strangers`, most: most.ofAllStrangers, until: "known" }, ofAll] : [ofAll];
}

/**
 * The limit of the credential, and the limits on unfinished requests. A request that reads first waits for others that
 * read, and only then counts against the credential's limit. Calls of the job runner have no limits on unfinished
 * requests: each lasts as long as its work, and the runner limits them.
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
 * The kind of a request: page, API, call of the job runner, or health check. Each kind has limits of its own.
 * @param {import("node:http").IncomingMessage} request
 */
function placeOf(request) {
  if (isPage(request)) return "page";
  return isOwn(request)?.[0] ?? "api";
}

const mostOf = (/** @type {import("node:http").IncomingMessage} */ request) => (isPage(request) ? MOST.page : MOST.api);

const isOwn = (/** @type {import("node:http").IncomingMessage} */ request) =>
  /^\/api\/(?:inngest|health)\b/.exec(request.url ?? "");

function stopWaiting(/** @type {string} */ sender) {
  const left = (waiting.get(sender) ?? 0) - 1;
  if (left > 0) waiting.set(sender, left);
  else waiting.delete(sender);
}
