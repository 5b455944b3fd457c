import { serve } from "@/app/api/serve";
import { refinementVerbs } from "@/lib/api/verbs/refinement";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(refinementVerbs.bulkApply);
