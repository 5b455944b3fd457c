import { serve } from "inngest/next";
import { inngest } from "@/inngest/client";
import { functions } from "@/inngest/functions";
import { env } from "@/lib/env";

export const { GET, POST, PUT } = serve({
  client: inngest,
  functions,
  serveOrigin: env.INNGEST_SERVE_ORIGIN ?? env.APP_URL,
});
