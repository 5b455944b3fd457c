import { serve } from "@/app/api/serve";
import { reviewVerbs } from "@/lib/api/verbs/review";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(reviewVerbs.drawSample);
