import { serve } from "@/app/api/serve";
import { groupVerbs } from "@/lib/api/verbs/groups";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(groupVerbs.estimateGroup, groupVerbs.codeGroup);
