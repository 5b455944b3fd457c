import { serve } from "@/app/api/serve";
import { uploadVerbs } from "@/lib/api/verbs/uploads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(uploadVerbs.uploadQuestionFile);
