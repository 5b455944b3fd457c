import { serve } from "@/app/api/serve";
import { workbenchVerbs } from "@/lib/api/verbs/workbench";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(workbenchVerbs.listAssignable);
