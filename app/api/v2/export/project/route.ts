import { serve } from "@/app/api/serve";
import { projectExportVerbs } from "@/lib/api/verbs/project-exports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(projectExportVerbs.exportProject);
