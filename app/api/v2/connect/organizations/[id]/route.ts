import { serve } from "@/app/api/serve";
import { connectVerbs } from "@/lib/api/verbs/connect";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  connectVerbs.updateManagedOrganization,
  connectVerbs.deleteManagedOrganization,
);
