import { serve } from "@/app/api/serve";
import { projectVerbs } from "@/lib/api/verbs/projects";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(projectVerbs.listPeople, projectVerbs.changePeople);
