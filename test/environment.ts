import { randomBytes } from "node:crypto";
import { inject } from "vitest";

// Runs before each test file is loaded: modules that connect at import find a database of the file's own,
// which `useDatabase` creates.
process.env.DATABASE_URL = inject("databaseServer").replace(/postgres$/, `test_${randomBytes(6).toString("hex")}`);
process.env.APP_ENCRYPTION_KEY = "0".repeat(64);
process.env.APP_URL = "http://coding.test";
process.env.CODING_ENGINE = "local";
