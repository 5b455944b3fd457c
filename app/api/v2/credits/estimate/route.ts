import { serve } from "@/app/api/serve";
import { codingVerbs } from "@/lib/api/verbs/coding";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(codingVerbs.estimateCredits);
