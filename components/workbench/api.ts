import { createClient } from "@/lib/api/client/client";

/** The public API, called with the sign-in of this browser. */
export const api = createClient({ baseUrl: "/api" });
