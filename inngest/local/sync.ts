import type { Runner } from "./context";
import { scheduleCrons } from "./cron";
import { parseRegistration, type Registration, saveRegistration } from "./functions";
import type { Route } from "./server";
import { isBearer } from "./signature";

/** `POST /fn/register`: an app tells which functions it has. */
export function registerApi(runner: Runner): Route {
  return {
    method: "POST",
    path: /^\/fn\/register$/,
    handle: async ({ headers, body }) => {
      if (!isBearer(headers.authorization, runner.settings.signingKey)) {
        return { status: 401, body: { status: 401, error: "The signing key is not valid." } };
      }
      if (headers["x-inngest-expected-server-kind"] === "dev") {
        return {
          status: 400,
          body: { status: 400, error: "The app expects a Dev Server, this is a self-hosted one." },
        };
      }
      let registration: Registration;
      try {
        registration = parseRegistration(JSON.parse(body));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        runner.log(`A registration was refused: ${message}`);
        return { status: 400, body: { status: 400, error: message } };
      }
      const modified = await saveRegistration(runner.sql, registration);
      await runner.functions.reload();
      await scheduleCrons(runner);
      return { status: 200, body: { ok: true, status: 200, modified } };
    },
  };
}
