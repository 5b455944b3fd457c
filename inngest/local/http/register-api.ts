import type { Runner } from "../context";
import { parseRegistration, type Registration } from "../functions/config";
import { saveRegistration } from "../functions/registry";
import { scheduleCrons } from "../runs/cron";
import { authorized, type Route } from "./server";

/** `POST /fn/register`: an app tells which functions it has. */
export function registerApi(runner: Runner): Route {
  return authorized(runner.settings.signingKey, {
    method: "POST",
    path: /^\/fn\/register$/,
    handle: async ({ headers, body }) => {
      if (headers["x-inngest-expected-server-kind"] === "dev") {
        const error = "The app expects a Dev Server, this is a self-hosted one.";
        return { status: 400, body: { status: 400, error } };
      }
      let registration: Registration;
      try {
        registration = parseRegistration(JSON.parse(body));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        runner.log(`A registration was refused: ${message}`);
        return { status: 400, body: { status: 400, error: message } };
      }
      const modified = await saveRegistration(runner.db, registration);
      await runner.functions.reload();
      await scheduleCrons(runner);
      return { status: 200, body: { ok: true, status: 200, modified } };
    },
  });
}
