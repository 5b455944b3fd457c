import { serve } from "@/lib/workers/serve";
import { handlers } from "./computations";

export default serve(handlers);
