import { serve } from "@/app/api/serve";
import { webhookVerbs } from "@/lib/api/verbs/webhooks";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(webhookVerbs.rotateSecret);
