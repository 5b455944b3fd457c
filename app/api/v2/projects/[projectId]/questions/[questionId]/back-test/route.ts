import { serve } from "@/app/api/serve";
import { backTestVerbs } from "@/lib/api/verbs/back-tests";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(backTestVerbs.getBackTest, backTestVerbs.startBackTest);
