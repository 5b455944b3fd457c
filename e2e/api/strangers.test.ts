import { expect, it } from "vitest";
import { call, service } from "./client";
import { requestFrom } from "./raw-http";

const ADDRESS = "127.0.0.9";
const headers = { "content-type": "application/x-www-form-urlencoded" };
const body = "grant_type=client_credentials&client_id=nobody&client_secret=wrong";

it("an address without a valid credential has to wait at last, keys that it knows and other addresses do not", async () => {
  const usage = () => requestFrom(ADDRESS, "GET", "/api/v2/usage", { headers: { "x-api-key": service.key } });
  expect((await usage()).status).toBe(200);

  const guesses = [];
  for (let round = 0; round < 20; round++) {
    const guess = () => requestFrom(ADDRESS, "POST", "/oauth/token", { headers, body });
    guesses.push(...(await Promise.all(Array.from({ length: 50 }, guess))));
  }
  expect(guesses.slice(0, 300).map(({ status }) => status)).toEqual(Array(300).fill(401));
  const refused = guesses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]?.headers["retry-after"]).toBe("5");
  expect(JSON.parse(refused[0]?.body ?? "").error).toMatchObject({ code: "RATE_LIMITED" });

  expect((await usage()).status).toBe(200);
  expect((await call("POST", "/oauth/token", { key: null, headers, body: "grant_type=password" })).status).toBe(400);
});
