import { serve } from "@/app/api/serve";
import { exportVerbs } from "@/lib/api/verbs/exports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(exportVerbs.exportPptx);
