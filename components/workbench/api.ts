import { createClient } from "@/lib/api/client/client";

/** The public API as whoever is signed in at this page. */
export const api = createClient({ baseUrl: "/api" });
