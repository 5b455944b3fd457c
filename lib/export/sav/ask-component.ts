import { AppError } from "@/lib/errors/app-error";
import { timeoutSignal } from "@/lib/runtime/timeout-signal";
import { streamBytes } from "@/lib/tables/stream-bytes";
import type { ExportedCase } from "../exported-case";
import { answersAtOnce } from "../read-answers";
import { dictionaryOf, type SavPlan } from "./sav-plan";
import { caseValues } from "./sav-values";
import type { ReadCases } from "./write-in-worker";

/** Milliseconds until the component must have begun to answer, and until it must have finished. */
const TIMEOUT = { first: 60_000, last: 600_000 };

/**
 * Lets another service write the file. It receives the dictionary as the first line of JSON and each case as an array
 * on its own line, and replies with the file. Throws SPSS_SERVICE_ERROR if it refuses, sends text or nothing, breaks off
 * or cannot be reached.
 */
export async function askComponent(
  plan: SavPlan,
  readCases: ReadCases,
  address: URL,
): Promise<ReadableStream<Uint8Array>> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT.first);
  try {
    const reply = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/x-ndjson", accept: "application/x-spss-sav" },
      body: streamBytes(linesOf(plan, readCases)),
      duplex: "half",
      redirect: "error",
      signal: AbortSignal.any([late.signal, timeoutSignal(TIMEOUT.last)]),
    } as RequestInit);
    if (reply.ok && reply.body && !isText(reply)) return streamBytes(await beginning(reply.body));
    await reply.body?.cancel();
    throw reply.ok ? noFile() : failure(`it answered ${reply.status}`);
  } catch (cause) {
    throw cause instanceof AppError ? cause : failure("it could not be reached, or broke off", cause);
  } finally {
    clearTimeout(timer);
  }
}

/** True for the error page of a proxy, which may have the status 200. */
const isText = ({ headers }: Response) =>
  /^(?:text\/|application\/(?:[a-z.-]+\+)?json\b)/i.test(headers.get("content-type") ?? "");

/** The bytes of a body. Throws SPSS_SERVICE_ERROR if there are none. */
async function beginning(body: ReadableStream<Uint8Array>): Promise<AsyncGenerator<Uint8Array, void>> {
  const parts = body.values();
  const first = await parts.next();
  if (first.done) throw noFile();
  return followedBy(first.value, parts);
}

async function* followedBy(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield first;
  yield* rest;
}

const failure = (how: string, cause?: unknown) =>
  new AppError("SPSS_SERVICE_ERROR", `The SPSS component failed: ${how}.`, { cause });

const noFile = () => failure("it sent no file");

async function* linesOf(plan: SavPlan, readCases: ReadCases): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  const dictionary = dictionaryOf(plan);
  yield encoder.encode(`${JSON.stringify(dictionary)}\n`);
  const valuesOf = caseValues(plan);
  const lineOf = (answers: ExportedCase) => `${JSON.stringify(valuesOf(answers))}\n`;
  for await (const cases of readCases(answersAtOnce(dictionary.variables.length))) {
    yield encoder.encode(cases.map(lineOf).join(""));
  }
}
