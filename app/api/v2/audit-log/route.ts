import { serve } from "@/app/api/serve";
import { auditVerbs } from "@/lib/api/verbs/audit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(auditVerbs.listActions);
