import { serve } from "@/app/api/serve";
import { questionJobVerbs } from "@/lib/api/verbs/question-jobs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(questionJobVerbs.previewCoding);
