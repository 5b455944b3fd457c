import { serve } from "@/app/api/serve";
import { savedTableVerbs } from "@/lib/api/verbs/saved-tables";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  savedTableVerbs.listSavedTables,
  savedTableVerbs.createSavedTable,
);
