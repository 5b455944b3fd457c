import { serve } from "inngest/next";
import { inngest } from "@/inngest/client";
import { codeQuestion } from "@/inngest/code-question";
import { removeExpired } from "@/inngest/remove-expired";
import { env } from "@/lib/env";

export const { GET, POST, PUT } = serve({
  client: inngest,
  functions: [codeQuestion, removeExpired],
  serveOrigin: env.INNGEST_SERVE_ORIGIN ?? env.APP_URL,
});
