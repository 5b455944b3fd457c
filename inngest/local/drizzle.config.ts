import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./inngest/local/schema.ts",
  out: "./inngest/local/migrations",
});
