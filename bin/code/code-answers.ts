import { type Client, createClient } from "@/lib/api/client/client";
import { ApiError, JobFailedError } from "@/lib/api/client/errors";
import { StartError } from "../local/data-folder";
import type { FoundService } from "./find-service";
import { type CodingResult, resultShape } from "./result";

export type Following = { signal: AbortSignal; onProgress: (progress: { processed: number; total: number }) => void };

const TIMEOUT = { timeout: 600_000, retries: 6 };
const MAX_ISSUES = 3;

export const clientOf = ({ url, key }: FoundService): Client =>
  createClient({ baseUrl: `${url}/api`, apiKey: key, ...TIMEOUT });

/** Lets the service code a part of the file. If the service makes a job of it, follows the job to its end. */
export async function codeAnswers(
  client: Client,
  request: Parameters<Client["code"]>[0],
  { signal, onProgress }: Following,
): Promise<CodingResult> {
  const outcome = await client.code(request, { signal });
  if (!("job_id" in outcome)) return resultShape.parse(outcome);
  const { result } = await client.waitForJob(outcome.job_id, { signal, onProgress, pollInterval: 200 });
  return resultShape.parse(result);
}

/** Explains a failed call to the user of the command line. */
export function asStartError(error: unknown): unknown {
  if (error instanceof JobFailedError) return new StartError(`The coding failed: ${error.message}`, { cause: error });
  if (!(error instanceof ApiError)) return error;
  const places = error.issues.slice(0, MAX_ISSUES).map((issue) => `${issue.path}: ${issue.message}`);
  return new StartError([error.message, ...places].join("\n  "), { cause: error });
}
