import { expect, it } from "vitest";
import { CODED_TEXTS } from "../hostile/texts";
import { balance, service } from "./client";

const { strangerKey: key } = service;
/** A request that takes many seconds, nearly all of them after its credits are reserved. */
const long = CODED_TEXTS.find(({ name }) => name === "the largest codebook, coded");
const ANSWERS = 49;

it("a call whose client closes its connection is ended and costs nothing", async () => {
  const before = await balance(key);
  const client = new AbortController();
  const calling = fetch(`${service.baseUrl}/v2/code`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: (long?.body?.() as string) ?? "",
    signal: client.signal,
  });
  const refused = expect(calling).rejects.toThrow("aborted");
  await expect.poll(() => balance(key), { timeout: 25_000 }).toBe(before - ANSWERS);
  client.abort();
  await refused;
  await expect.poll(() => balance(key), { timeout: 25_000 }).toBe(before);
});
