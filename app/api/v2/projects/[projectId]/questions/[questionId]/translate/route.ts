import { serve } from "@/app/api/serve";
import { translationVerbs } from "@/lib/api/verbs/translations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(translationVerbs.translateAnswers);
