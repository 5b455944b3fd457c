import { z } from "zod";
import { type Result, toResult } from "@/lib/errors/worker-result";
import { serve } from "@/lib/workers/serve";
import { OPERATIONS } from "./contract/all";
import { type JsonBody, parseBody, parseFields } from "./parse-body";

type SentBody = { operation: string; chunks: readonly Uint8Array[]; isKeyed: boolean };

const handlers = {
  /** Parses a JSON body, given in the pieces in which it arrived, by the operation's declaration. */
  body: ({ operation, chunks, isKeyed }: SentBody): Promise<Result<JsonBody>> =>
    toResult(() => parseBody(declarationOf(operation, "body"), Buffer.concat(chunks), { isKeyed })),
  /** The fields of a form. */
  form: ({ operation, fields }: { operation: string; fields: Record<string, string> }): Promise<Result<unknown>> =>
    toResult(() => parseFields(declarationOf(operation, "form"), fields)),
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
