import { createServer, type Server } from "node:http";
import { Inngest, type InngestFunction } from "inngest";
import { serve } from "inngest/node";

/** A client that is configured as against a self-hosted server. */
export function createClient(
  configuration: { port: number; eventKey: string; signingKey: string },
  id = "app",
): Inngest {
  return new Inngest({
    id,
    isDev: false,
    baseUrl: `http://127.0.0.1:${configuration.port}`,
    eventKey: configuration.eventKey,
    signingKey: configuration.signingKey,
    logger: { info() {}, warn() {}, error() {}, debug() {} },
  });
}

/** Serves functions with the official SDK. */
export function startApp(client: Inngest, functions: InngestFunction.Any[], port: number): Promise<Server> {
  const handler = serve({ client, functions, serveOrigin: `http://127.0.0.1:${port}`, servePath: "/api/inngest" });
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
