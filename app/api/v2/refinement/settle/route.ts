import { serve } from "@/app/api/serve";
import { qualityVerbs } from "@/lib/api/verbs/quality";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(qualityVerbs.settleInconsistencies);
