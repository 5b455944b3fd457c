import { serve } from "@/app/api/serve";
import { shareLinkVerbs } from "@/lib/api/verbs/share-links";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(shareLinkVerbs.revokeShareLink);
