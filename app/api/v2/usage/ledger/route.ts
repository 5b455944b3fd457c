import { serve } from "@/app/api/serve";
import { usageVerbs } from "@/lib/api/verbs/usage";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(usageVerbs.listLedger);
