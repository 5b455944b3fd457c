import type { connections } from "@/db/schema/connections";
import type { ConnectionProvider } from "@/db/schema/terms";
import { env } from "@/lib/runtime/env";
import { bundledEntry } from "@/lib/workers/entry";
import { WorkerError } from "@/lib/workers/worker-error";
import { runInWorker, type WorkerOptions } from "@/lib/workers/workers";
import type { Access } from "./adapter";
import { openCredentials } from "./credentials";
import type { ProviderAddress } from "./provider-client";
import { ProviderError } from "./provider-error";
import type { SurveyProvider } from "./survey-provider";
import type { Answered, ConnectionCalls } from "./worker";

type Connection = Pick<typeof connections.$inferSelect, "id" | "organizationId" | "provider" | "credentials">;

/** Milliseconds. This is enough for the slowest request and for processing its reply. */
const DEADLINE = 600_000;

const entry = bundledEntry<ConnectionCalls>("connections");

/** A client for a connection's platform. All its work runs in a worker, because the platform may send anything. */
export function openProvider(connection: Connection): SurveyProvider {
  const access = accessOf(connection);
  const { organizationId } = connection;
  const options: WorkerOptions = { pool: "platforms", isLong: false, deadline: DEADLINE, group: organizationId };
  return {
    readAccount: () => asked(runInWorker(entry, "readAccount", { access, given: [] }, options)),
    listSurveys: (...given) => asked(runInWorker(entry, "listSurveys", { access, given }, options)),
    describeSurvey: (...given) => asked(runInWorker(entry, "describeSurvey", { access, given }, options)),
    readAnswers: (...given) => asked(runInWorker(entry, "readAnswers", { access, given }, options)),
  };
}

async function asked<Value>(work: Promise<Answered<Value>>): Promise<Value> {
  const answered = await work.catch((cause) => {
    if (!(cause instanceof WorkerError) || !cause.exceeded) throw cause;
    throw new ProviderError("unexpected", `Reading what the platform sends takes too much ${cause.exceeded}.`);
  });
  if ("value" in answered) return answered.value;
  const { failure, message, retryAfter } = answered.failed;
  throw new ProviderError(failure, message, retryAfter);
}

function accessOf({ id, provider, credentials: sealed }: Connection): Access {
  switch (provider) {
    case "qualtrics": {
      const credentials = openCredentials(provider, sealed, id);
      return { provider, credentials, at: addressOf(provider, `https://${credentials.data_center}.qualtrics.com`) };
    }
    case "surveymonkey": {
      const at = addressOf(provider, "https://api.surveymonkey.com");
      return { provider, credentials: openCredentials(provider, sealed, id), at };
    }
    case "typeform": {
      const at = addressOf(provider, "https://api.typeform.com");
      return { provider, credentials: openCredentials(provider, sealed, id), at };
    }
    case "limesurvey": {
      const credentials = openCredentials(provider, sealed, id);
      return { provider, credentials, at: addressOf(provider, credentials.url) };
    }
    case "formbricks": {
      const credentials = openCredentials(provider, sealed, id);
      return { provider, credentials, at: addressOf(provider, credentials.url) };
    }
  }
}

/**
 * The address of a platform, or the address that the operator has configured in place of it. A configured address may
 * be private; any other only if CONNECTION_ALLOW_PRIVATE lists it.
 */
function addressOf(provider: ConnectionProvider, own: string): Pick<ProviderAddress, "base" | "allowPrivate"> {
  const replaced = env.CONNECTION_BASE_URLS.get(provider);
  if (!replaced) return { base: own, allowPrivate: env.CONNECTION_ALLOW_PRIVATE };
  const { hostname, port, protocol } = new URL(replaced);
  const host = `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`;
  return { base: replaced.replace(/\/+$/, ""), allowPrivate: new Set([...env.CONNECTION_ALLOW_PRIVATE, host]) };
}
