import { addressOf } from "./address";
import { type Call, type CallOptions, type IfMatch, type Reply, startCall } from "./call";
import { checkCredentials, credentialHeaders } from "./credentials";
import { type Endpoint, type EndpointTree, isEndpoint } from "./endpoint";
import { payloadOf } from "./payload";
import { RESOURCES, type Resources } from "./resources";
import { type Connection, send } from "./send";
import { type CompletedJob, type JobType, type WaitOptions, waitForJob } from "./wait-for-job";

export type ClientOptions = {
  /**
   * The service's address with `/api`, such as `https://coding.example.com/api`; in the service's own pages just
   * `/api`.
   */
  baseUrl: string;
  apiKey?: string | undefined;
  /** A bearer token, or a function that returns one that is still valid. */
  token?: string | (() => string | Promise<string>) | undefined;
  /** Sent with every call. */
  headers?: Record<string, string> | undefined;
  /** Milliseconds that one attempt may take; 120,000 by default. */
  timeout?: number | undefined;
  /** How often a call is repeated if the service fails, is busy, limits the rate or cannot be reached; 4 by default. */
  retries?: number | undefined;
  /** Milliseconds before the first repeat, doubled for each further one; 500 by default. */
  retryDelay?: number | undefined;
  fetch?: typeof fetch | undefined;
};

export type Client = Resources & {
  /**
   * Polls a job until it has completed. Rejects with JobFailedError if the job failed or was cancelled, and with
   * JobTimeoutError after `timeout` milliseconds. With `type`, the result has that type; without it, check the job's
   * `type`.
   */
  waitForJob<Type extends JobType = JobType>(
    id: string,
    options?: WaitOptions & { type?: Type | undefined },
  ): Promise<CompletedJob<Type>>;
  /** Codes answers in one call and returns the result. If the service makes a job of it, waits for the job. */
  codeAndWait(
    request: Parameters<Resources["code"]>[0],
    options?: WaitOptions & Omit<CallOptions, "timeout">,
  ): Promise<CompletedJob<"one_call">["result"]>;
};

/**
 * A client of the API. Without `apiKey` and `token` it uses the cookie of the person signed in at the page:
 * `createClient({ baseUrl: "/api" })`. A method takes the ids of the path (a single id as a string, several as an
 * object), then the body or the query, then CallOptions: `client.responses.list({ projectId, questionId }, { limit: 50
 * }, { signal })`. Rejects with ApiError if the service refuses, and with ConnectionError if no reply comes. Throws a
 * TypeError for invalid credentials.
 */
export function createClient(options: ClientOptions): Client {
  const resources = methodsFor(RESOURCES, options) as unknown as Resources;
  const getJob = (id: string, call: CallOptions) => resources.jobs.get(id, {}, call);
  return {
    ...resources,
    waitForJob: (id, waiting) => waitForJob(getJob, id, waiting),
    async codeAndWait(request, { onProgress, pollInterval, timeout, ...call } = {}) {
      const outcome = await resources.code(request, call);
      if (!("job_id" in outcome)) return outcome;
      const { signal } = call;
      const waiting = { signal, onProgress, pollInterval, timeout, type: "one_call" as const };
      return (await waitForJob(getJob, outcome.job_id, waiting)).result;
    },
  };
}

/** The methods for a tree of endpoints; their types are in `MethodsOf`. */
export const methodsFor = (tree: EndpointTree, options: ClientOptions): Methods =>
  methodsOf(tree, connectionOf(options));

function connectionOf({ baseUrl, ...options }: ClientOptions): Connection {
  checkCredentials({ baseUrl, ...options });
  if (!baseUrl.startsWith("/") && !(/^https?:/i.test(baseUrl) && URL.canParse(baseUrl))) {
    throw new TypeError(
      "baseUrl is not an address: give the service's address with /api, such as http://localhost:3000/api.",
    );
  }
  const { apiKey, token, headers, ...rest } = options;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ""),
    credentials: apiKey || token ? "omit" : "same-origin",
    credential: () => credentialHeaders({ apiKey, token, headers }),
    timeout: rest.timeout ?? 120_000,
    retries: rest.retries ?? 4,
    retryDelay: rest.retryDelay ?? 500,
    fetch: rest.fetch ?? ((input, init) => fetch(input, init)),
  };
}

export type Methods = { [name: string]: Methods | ((...args: unknown[]) => Call<Reply>) };

const methodsOf = (tree: EndpointTree, connection: Connection): Methods =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [
      name,
      isEndpoint(node) ? methodOf(node, connection) : methodsOf(node, connection),
    ]),
  );

type Options = CallOptions & IfMatch & { query?: object };

function methodOf({ route, input: kind }: Endpoint, connection: Connection) {
  const [method = "", path = ""] = route.split(" ");
  return (...args: unknown[]): Call<Reply> => {
    const ids = path.includes("{") ? args.shift() : undefined;
    const input = (kind ? args.shift() : undefined) as object | undefined;
    const options = (args[0] ?? {}) as Options;
    const query = kind === "query" ? input : options.query;
    const ask = async (more?: object) => {
      const address = addressOf(path, ids, { ...query, ...more });
      return send(connection, { method, address, payload: payloadOf(input, kind), options });
    };
    return startCall(ask(), (cursor) => ask({ cursor }));
  };
}
