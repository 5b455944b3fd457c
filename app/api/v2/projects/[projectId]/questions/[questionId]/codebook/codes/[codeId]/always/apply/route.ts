import { serve } from "@/app/api/serve";
import { codeVerbs } from "@/lib/api/verbs/codes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(codeVerbs.applyWordRule);
