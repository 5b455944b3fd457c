import { describe, expect, it } from "vitest";
import type { JobProgress } from "@/lib/live/job-progress";
import { measuredShare } from "./measured-share";

const job = (given: Partial<JobProgress>): JobProgress => ({
  id: "",
  type: "auto_coding",
  status: "processing",
  questionId: null,
  processed: 0,
  total: 200,
  junk: 0,
  notCoded: 0,
  charged: 0,
  startedAt: null,
  updatedAt: 0,
  error: null,
  ...given,
});

describe("the measured share of a job", () => {
  it.each<[string, Partial<JobProgress>, number | null]>([
    ["coding", { processed: 50 }, 0.25],
    ["loading a file", { type: "file_upload", processed: 150 }, 0.75],
    ["waiting", { status: "queued" }, null],
    ["reading the answers, of which the empty ones are done", { processed: 7, junk: 7 }, null],
    ["checking the codes", { processed: 200 }, null],
    ["building a codebook, half of it", { type: "codebook_generation", processed: 100 }, null],
    ["a codebook that is built", { type: "codebook_generation", status: "completed", processed: 200 }, 1],
    ["work that has stopped", { status: "failed", processed: 3 }, 1],
  ])("of %s", (_, given, share) => {
    expect(measuredShare(job(given))).toBe(share);
  });
});
