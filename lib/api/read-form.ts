import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { Db } from "@/db/client";
import { releaseAfterFailure } from "@/db/outages";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { discardUnclaimed, type StagedFile, stageFile } from "@/lib/files/stage-file";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import type { AnyOperation } from "./contract/operation";
import { invalid } from "./invalid";
import { bodyChunks, readFields } from "./read-body";

const MAX_FILE = 128 * MEBIBYTE;
/** Bytes for the other fields and the boundaries of the form, in addition to the file. */
const FORM_MARGIN = MEBIBYTE;
/**
 * The parser gets this many bytes between two checks of the limits. At worst they hold 1,300 parts, which take 15 ms.
 */
const SLICE = 64 * 1024;
const LIMITS = { files: 1, fields: 20, fieldNameSize: 100, fieldSize: MEBIBYTE / 8, headerPairs: 50 };

/** A multipart form: parsed fields, the file as stored in the database, and a digest of both, to recognise repeats. */
export type Form<Fields> = { fields: Fields; file: StagedFile; digest: Uint8Array };

/**
 * Reads a multipart form of one file, `file`, of at most 128 MiB, and fields whose values are JSON. The file is
 * streamed into the database and removed after `use`, unless a job has taken it over. Throws PAYLOAD_TOO_LARGE and
 * VALIDATION_ERROR.
 */
export async function withForm<Result>(
  db: Db,
  caller: Caller,
  { request, operation }: { request: Request; operation: AnyOperation },
  use: (form: Form<unknown>) => Promise<Result>,
): Promise<Result> {
  const staged: StagedFile[] = [];
  try {
    const given = await receive(request, async (name, bytes) => {
      const file = await stageFile(db, caller, name, bytes);
      staged.push(file);
    });
    const [file] = staged;
    if (!file) throw invalid("file", "is required: send the file as a part of this name with a filename");
    const fields = await readFields(given, operation, caller.organizationId);
    return await use({ fields, file, digest: digestOf(file, fields) });
  } finally {
    await releaseAfterFailure(() => Promise.all(staged.map((file) => discardUnclaimed(db, caller, file))));
  }
}

type Store = (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>;

async function receive(request: Request, store: Store): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  const form = parserFor(request.headers);
  let file: Readable | undefined;
  let storing: Promise<void> | undefined;
  let failure: unknown;
  const refuse = (error: unknown) => {
    failure ??= error;
  };
  form.on("field", (name, value, _nameCut, isCut) => {
    if (isCut) refuse(invalid(name, "is too long"));
    fields[name] = value;
  });
  form.on("file", (name, stream, filename) => {
    if (name !== "file") {
      refuse(invalid(name, "is not a file of this operation; the file's part is named `file`"));
      return void stream.resume();
    }
    file = stream.on("error", refuse);
    storing = store(safeName(filename), stream).catch((error) => {
      refuse(error);
      stream.resume();
    });
    stream.on("limit", () => refuse(tooLarge()));
  });
  form.on("filesLimit", () => refuse(invalid("file", "must be one file")));
  form.on("fieldsLimit", () => refuse(invalid("", "has too many fields")));
  const chunks = bodyChunks(request, MAX_FILE + FORM_MARGIN, tooLarge);
  await pipeline(Readable.from(untilRefused(() => failure !== undefined, chunks)), form).catch((cause) => {
    const error = cause instanceof AppError ? cause : invalid("", "is not a complete multipart form", cause);
    if (!(failure instanceof AppError)) failure = error;
    file?.destroy(error);
  });
  await storing;
  if (failure) throw failure;
  return fields;
}

/**
 * Yields the chunks until the form has been refused, and drops the rest: parsing 5,000 more fields would block the
 * event loop for 60 ms.
 */
async function* untilRefused(isRefused: () => boolean, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length && !isRefused(); at += SLICE) yield chunk.subarray(at, at + SLICE);
  }
}

function parserFor(headers: Headers): BusboyInstance {
  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    const given = type.split(";")[0]?.trim().toLowerCase() || "absent";
    throw invalid("content-type", `must be multipart/form-data, not ${given}`);
  }
  try {
    return new Busboy({ headers: { "content-type": type }, limits: { ...LIMITS, fileSize: MAX_FILE } });
  } catch (cause) {
    throw invalid("content-type", "must name the form's boundary", cause);
  }
}

const tooLarge = () =>
  new AppError("PAYLOAD_TOO_LARGE", `The file is over ${MAX_FILE / MEBIBYTE} MiB. Split it into several files.`);

const safeName = (name: string | undefined) =>
  (name ?? "").replaceAll("\0", "").toWellFormed().split(/[\\/]/).at(-1)?.slice(-255) || "file";

const digestOf = (file: StagedFile, fields: unknown) =>
  createHash("sha256")
    .update(file.sha256)
    .update(JSON.stringify([file.name, fields]))
    .digest();
