import { serve } from "@/app/api/serve";
import { correctionVerbs } from "@/lib/api/verbs/corrections";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(correctionVerbs.importCorrections);
