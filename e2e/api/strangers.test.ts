import { expect, it } from "vitest";
import { service } from "./client";
import { requestFrom } from "./raw-http";

const ADDRESS = "127.0.0.9";
/** Requests without a valid credential that an address may send at once, and how many more per second. */
const BURST = 1_000;
const MAX_GUESSES = 20_000;
const usage = (key: string, address = ADDRESS) =>
  requestFrom(address, "GET", "/api/v2/usage", { headers: { "x-api-key": key } });

it("an address is refused after many requests without a valid credential; its keys and other addresses are not", async () => {
  const guesses = [];
  while (guesses.length < MAX_GUESSES && guesses.at(-1)?.status !== 429) {
    guesses.push(...(await Promise.all(Array.from({ length: 50 }, () => usage("unknown")))));
  }
  expect(guesses.slice(0, BURST).every(({ status }) => status === 401)).toBe(true);
  const refused = guesses.find(({ status }) => status === 429);
  expect(refused?.headers["retry-after"]).toBe("1");
  expect(JSON.parse(refused?.body ?? "").error).toMatchObject({ code: "RATE_LIMITED" });
  expect((await usage(service.key)).status).toBe(200);
  expect((await usage("unknown", "127.0.0.10")).status).toBe(401);
}, 120_000);
