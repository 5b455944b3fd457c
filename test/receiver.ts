import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach } from "vitest";

type Received = { path: string; headers: IncomingMessage["headers"]; body: string };
type Answer = (response: ServerResponse, received: Received) => void;

/** A receiver of webhooks while the test file runs, at the one private address that webhooks may reach. */
export function useReceiver() {
  const address = process.env.WEBHOOK_ALLOW_PRIVATE ?? "";
  const received: Received[] = [];
  let answer: Answer;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const arrived = { path: request.url ?? "", headers: request.headers, body };
    received.push(arrived);
    answer(response, arrived);
  });
  beforeAll(() => new Promise<void>((done) => server.listen(Number(address.split(":")[1]), "127.0.0.1", done)));
  beforeEach(() => {
    received.length = 0;
    answer = (response) => response.end("thank you");
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return {
    url: `http://${address}`,
    received,
    answerWith(next: Answer) {
      answer = next;
    },
  };
}
