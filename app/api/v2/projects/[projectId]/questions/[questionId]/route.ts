import { serve } from "@/app/api/serve";
import { questionVerbs } from "@/lib/api/verbs/questions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  questionVerbs.getQuestion,
  questionVerbs.updateQuestion,
  questionVerbs.deleteQuestion,
);
