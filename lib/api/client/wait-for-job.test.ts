import { describe, expect, it } from "vitest";
import type { Answer } from "@/test/loopback";
import { clientOf, success } from "@/test/loopback-client";
import { JobFailedError, JobTimeoutError } from "./errors";

describe("waiting for a job", () => {
  const job = (status: string, processed: number, more = {}) =>
    success({ id: "job_1", status, progress: { processed, total: 4, percentage: processed * 25 }, ...more });

  it("looks at longer and longer intervals, tells the progress, and gives the completed job", async () => {
    const looks: number[] = [];
    const seen = (answer: Answer) => () => {
      looks.push(performance.now());
      return answer;
    };
    const { client } = await clientOf(
      seen(job("queued", 0)),
      seen(job("processing", 1)),
      seen(job("processing", 2)),
      seen(job("processing", 3)),
      seen(job("completed", 4, { result: { credits_used: 4 } })),
    );
    const progress: number[] = [];
    const done = await client.waitForJob("job_1", {
      pollInterval: 40,
      onProgress: (now) => progress.push(now.processed),
    });
    expect(done.result).toMatchObject({ credits_used: 4 });
    expect(progress).toEqual([0, 1, 2, 3, 4]);
    const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
    expect(gaps[0]).toBeGreaterThanOrEqual(39);
    expect(gaps[3]).toBeGreaterThan(40 * 1.3 ** 3 - 1);
  });

  it("rejects with the reason of a job that failed", async () => {
    const { client } = await clientOf(job("failed", 2, { error: { code: "CANCELLED", message: "It was cancelled." } }));
    const error = await client.waitForJob("job_1").catch((thrown) => thrown);
    expect(error).toBeInstanceOf(JobFailedError);
    expect(error).toMatchObject({ code: "CANCELLED", message: "It was cancelled.", job: { id: "job_1" } });
  });

  it("ends after the time that was given, and tells how the job was last seen", async () => {
    const { client } = await clientOf(job("processing", 1));
    const error = await client.waitForJob("job_1", { timeout: 30, pollInterval: 10 }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(JobTimeoutError);
    expect(error).toMatchObject({ job: { progress: { processed: 1 } } });
  });

  it("of another type than was asked for is a mistake", async () => {
    const { client } = await clientOf(job("completed", 4, { type: "one_call" }));
    await expect(client.waitForJob("job_1", { type: "file_upload" })).rejects.toThrow("has the type one_call");
  });

  it("is left to codeAndWait, which gives the result of a job as that of a call", async () => {
    const result = { results: [], credits_used: 4 };
    const accepted = { ...success({ job_id: "job_1", status: "queued" }), status: 202 };
    const { client } = await clientOf(accepted, job("completed", 4, { type: "one_call", result }), success(result));
    expect(await client.codeAndWait({ responses: [] })).toEqual(result);
    expect(await client.codeAndWait({ responses: [] })).toEqual(result);
  });

  it("ends when the caller aborts", async () => {
    const { client, received } = await clientOf(job("processing", 1));
    const stop = new AbortController();
    const waiting = client.waitForJob("job_1", { signal: stop.signal, pollInterval: 10_000 });
    const ended = expect(waiting).rejects.toThrow("enough");
    await expect.poll(() => received.length).toBe(1);
    stop.abort(new Error("enough"));
    await ended;
    expect(received).toHaveLength(1);
  });
});
