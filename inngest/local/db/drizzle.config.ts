import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./inngest/local/db/schema.ts",
  out: "./inngest/local/db/migrations",
});
