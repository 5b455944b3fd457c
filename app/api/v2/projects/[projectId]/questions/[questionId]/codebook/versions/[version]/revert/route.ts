import { serve } from "@/app/api/serve";
import { versionVerbs } from "@/lib/api/verbs/codebook-versions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(versionVerbs.revertCodebookVersion);
