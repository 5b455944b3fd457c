import { serve } from "@/app/api/serve";
import { responseVerbs } from "@/lib/api/verbs/responses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(responseVerbs.undoAnswerChange);
