import { expect, it } from "vitest";
import { MAX_STREAMS } from "@/lib/live/limit-streams";
import { post, service } from "./client";
import { requestOfSize } from "./requests";
import { signIn } from "./sign-in";

const ANSWERS = 5_000;
const MORE = 5;

it("a person's live views of a job are bounded, and make room when they are closed", async () => {
  const cookie = await signIn();
  const { body } = await post("/v2/code", requestOfSize(4, ANSWERS));
  const job = body.data.job_id;
  const views = new AbortController();
  const open = (signal: AbortSignal) =>
    fetch(`${service.baseUrl}/workbench/jobs/${job}/live`, {
      headers: { cookie, "sec-fetch-site": "same-origin" },
      signal,
    });
  const statusOf = async () => {
    const one = new AbortController();
    const { status } = await open(one.signal);
    one.abort();
    return status;
  };
  try {
    const opened = Array.from({ length: MAX_STREAMS.ofPerson + MORE }, () => open(views.signal));
    const statuses = (await Promise.all(opened)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_STREAMS.ofPerson);
    expect(statuses.filter((status) => status === 429)).toHaveLength(MORE);
    expect(await statusOf()).toBe(429);
    views.abort();
    await expect.poll(statusOf, { timeout: 10_000 }).toBe(200);
  } finally {
    views.abort();
    await post(`/v2/jobs/${job}/cancel`, undefined);
  }
});
