import { serve } from "@/app/api/serve";
import { memberVerbs } from "@/lib/api/verbs/members";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(memberVerbs.listMembers);
