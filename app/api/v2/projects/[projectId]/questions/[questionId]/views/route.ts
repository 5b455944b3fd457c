import { serve } from "@/app/api/serve";
import { savedViewVerbs } from "@/lib/api/verbs/saved-views";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  savedViewVerbs.listSavedViews,
  savedViewVerbs.createSavedView,
);
