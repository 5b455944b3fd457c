import { serve } from "@/app/api/serve";
import { anchorVerbs } from "@/lib/api/verbs/anchors";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  anchorVerbs.getAnchor,
  anchorVerbs.freezeAnchor,
  anchorVerbs.deleteAnchor,
);
