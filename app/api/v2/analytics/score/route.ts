import { serve } from "@/app/api/serve";
import { analyticsVerbs } from "@/lib/api/verbs/analytics";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(analyticsVerbs.relateScore);
