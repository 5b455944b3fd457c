import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { refusal } from "@/lib/api/endpoints";
import { AppError } from "@/lib/errors/app-error";
import { env } from "@/lib/runtime/env";
import { inngest } from "./client";
import { functions } from "./functions";
import { isSigned } from "./local/signature";

const endpoints = serve({
  client: inngest,
  functions,
  serveOrigin: env.INNGEST_SERVE_ORIGIN ?? env.APP_URL,
});

/** The Inngest Dev Server sends its requests without a signature. */
const isDevServer = env.INNGEST_DEV !== undefined && !/^(0|false)$/i.test(env.INNGEST_DEV);

/** Registers the functions, for requests with the signing key only. The SDK by itself would do it for any request. */
async function register(request: NextRequest, context: unknown): Promise<Response> {
  const key = env.INNGEST_SIGNING_KEY;
  if (isDevServer || key === undefined) return endpoints.PUT(request, context);
  const signature = request.headers.get("x-inngest-signature") ?? undefined;
  if (isSigned(await request.clone().text(), signature, key)) return endpoints.PUT(request, context);
  return refusal(request, new AppError("UNAUTHORIZED", "Only the job runner may do this: the signature is missing."));
}

/** Handles the calls of the job runner: GET describes the functions, POST runs them, PUT registers them. */
export const served = { GET: endpoints.GET, POST: endpoints.POST, PUT: register };
