import { fileURLToPath } from "node:url";

/** A bare Next.js app: what any route handler costs before it does anything of its own. */
/** @type {import("next").NextConfig} */
export default {
  turbopack: { root: fileURLToPath(new URL("../../..", import.meta.url)) },
};
