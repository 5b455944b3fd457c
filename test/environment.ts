import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { freePort } from "@/db/free-port";
import { CONNECTION_PROVIDERS } from "@/db/schema/terms";

// Runs before each test file is loaded: modules that connect at import find a database of the file's own,
// which `useDatabase` creates.
process.env.DATABASE_URL = inject("databaseServer").replace(/postgres$/, `test_${randomBytes(6).toString("hex")}`);
process.env.APP_ENCRYPTION_KEY = "0".repeat(64);
process.env.NEXTAUTH_SECRET = "a secret for tests alone";
process.env.APP_URL = "http://coding.test";
process.env.CODING_ENGINE = "local";
process.env.LOG_LEVEL = "silent";

// The address of `useDurableJobs`. In other test files nothing listens there, and jobs stay queued.
process.env.INNGEST_DEV = "0";
process.env.INNGEST_BASE_URL = `http://127.0.0.1:${await freePort()}`;
process.env.INNGEST_SERVE_ORIGIN = `http://127.0.0.1:${await freePort()}`;
process.env.INNGEST_EVENT_KEY = "test-event-key";
process.env.INNGEST_SIGNING_KEY = `signkey-test-${"0".repeat(64)}`;

// Webhook receivers that a test starts listen here: the one private address that webhooks may reach.
process.env.WEBHOOK_ALLOW_PRIVATE = `127.0.0.1:${await freePort()}`;

// Stand-ins for survey platforms listen here, each under its own name.
const platforms = `127.0.0.1:${await freePort()}`;
process.env.CONNECTION_ALLOW_PRIVATE = platforms;
process.env.CONNECTION_BASE_URLS = CONNECTION_PROVIDERS.map((name) => `${name}=http://${platforms}/${name}`).join(",");
