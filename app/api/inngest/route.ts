import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { inngest } from "@/inngest/client";
import { functions } from "@/inngest/functions";
import { isSigned } from "@/inngest/local/signature";
import { refusal, withOtherMethods } from "@/lib/api/endpoints";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const served = serve({
  client: inngest,
  functions,
  serveOrigin: env.INNGEST_SERVE_ORIGIN ?? env.APP_URL,
});

/** The Dev Server sends its requests without a signature. */
const isDevServer = env.INNGEST_DEV !== undefined && !/^(0|false)$/i.test(env.INNGEST_DEV);

/** Registers the functions. The SDK would do so for anybody; here a request needs the signing key. */
async function register(request: NextRequest, context: unknown): Promise<Response> {
  const key = env.INNGEST_SIGNING_KEY;
  if (isDevServer || key === undefined) return served.PUT(request, context);
  const signature = request.headers.get("x-inngest-signature") ?? undefined;
  if (isSigned(await request.clone().text(), signature, key)) return served.PUT(request, context);
  return refusal(request, new AppError("UNAUTHORIZED", "Only the job runner may do this: the signature is missing."));
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = withOtherMethods({
  GET: served.GET,
  POST: served.POST,
  PUT: register,
});
