import { serve } from "@/app/api/serve";
import { quoteVerbs } from "@/lib/api/verbs/quotes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(quoteVerbs.pickQuotes);
