import { serve } from "@/app/api/serve";
import { frameVerbs } from "@/lib/api/verbs/frames";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(frameVerbs.getFrame, frameVerbs.deleteFrame);
