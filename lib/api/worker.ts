import { z } from "zod";
import { AppError, type ErrorCode, type Issue } from "@/lib/errors";
import { serve } from "@/lib/workers/serve";
import { OPERATIONS } from "./contract/all";
import { parseBody, parseFields } from "./parse-body";

/** What a worker made of an input, or why it is refused. */
export type Reading = { value: unknown } | { refused: { code: ErrorCode; message: string; issues: Issue[] } };

const handlers = {
  /** A JSON body, in the pieces in which it came, as the operation declares it. */
  body: ({ operation, chunks }: { operation: string; chunks: readonly Uint8Array[] }): Reading =>
    explained(() => parseBody(declarationOf(operation, "body"), Buffer.concat(chunks))),
  /** The fields of a form. */
  form: ({ operation, fields }: { operation: string; fields: Record<string, string> }): Reading =>
    explained(() => parseFields(declarationOf(operation, "form"), fields)),
};

export type BodyCalls = typeof handlers;
export default serve(handlers);

const NOTHING = z.strictObject({});
const declared = new Map(OPERATIONS.map((operation) => [operation.id, operation]));

function declarationOf(operation: string, part: "body" | "form") {
  const found = declared.get(operation);
  if (!found) throw new Error(`there is no operation ${operation}`);
  return found[part] ?? NOTHING;
}

function explained(read: () => unknown): Reading {
  try {
    return { value: read() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, message: error.message, issues: error.issues ?? [] } };
  }
}
