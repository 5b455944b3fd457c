import { fileURLToPath } from "node:url";

/** A bare Next.js app: shows what a route handler costs before it does any work. */
/** @type {import("next").NextConfig} */
export default {
  turbopack: { root: fileURLToPath(new URL("../../..", import.meta.url)) },
};
