import { expect, it } from "vitest";
import { call, service } from "./client";
import { requestFrom } from "./raw-http";

const ADDRESS = "127.0.0.9";
/** Requests that an address may send at once; more are refused if they come faster than 50 per second. */
const AT_ONCE = 2_000;
const MOST = 40_000;
/** Milliseconds. A busy machine sends hardly more than the permitted 50 requests per second. */
const PATIENCE = 300_000;
const headers = { "content-type": "application/x-www-form-urlencoded" };
const body = "grant_type=client_credentials&client_id=nobody&client_secret=wrong";

it("an address is refused after many requests without a valid credential; its keys and other addresses are not", {
  timeout: PATIENCE,
}, async () => {
  const usage = () => requestFrom(ADDRESS, "GET", "/api/v2/usage", { headers: { "x-api-key": service.key } });
  expect((await usage()).status).toBe(200);

  const guess = () => requestFrom(ADDRESS, "POST", "/oauth/token", { headers, body });
  const guesses = [];
  while (guesses.length < MOST && guesses.at(-1)?.status !== 429)
    guesses.push(...(await Promise.all(Array.from({ length: 50 }, guess))));
  expect(guesses.slice(0, AT_ONCE).every(({ status }) => status === 401)).toBe(true);
  const refused = guesses.find(({ status }) => status === 429);
  expect(refused?.headers["retry-after"]).toBe("5");
  expect(JSON.parse(refused?.body ?? "").error).toMatchObject({ code: "RATE_LIMITED" });

  expect((await usage()).status).toBe(200);
  expect((await call("POST", "/oauth/token", { key: null, headers, body: "grant_type=password" })).status).toBe(400);
});
