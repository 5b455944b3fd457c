import { serve } from "@/app/api/serve";
import { codebookVerbs } from "@/lib/api/verbs/codebook";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(codebookVerbs.getCodingManual);
