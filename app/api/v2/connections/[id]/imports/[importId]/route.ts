import { serve } from "@/app/api/serve";
import { connectionVerbs } from "@/lib/api/verbs/connections";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(connectionVerbs.deleteImport);
