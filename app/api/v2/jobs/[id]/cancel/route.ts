import { serve } from "@/app/api/serve";
import { jobVerbs } from "@/lib/api/verbs/jobs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(jobVerbs.cancelJob);
