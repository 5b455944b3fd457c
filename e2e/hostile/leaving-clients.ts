import { request } from "node:http";

const ANSWERS = 20;
/** Each client leaves at random between these milliseconds. Alone, such a call is answered after about 40. */
const LEAVE_AFTER = { min: 5, max: 60 };

/**
 * Codes answers over this many connections at once. Each client leaves after a moment, mostly before the reply, and
 * calls again. The returned function ends this, and returns how often a client has left.
 */
export function leaveAllTheTime(origin: string, key: string, connections: number): () => Promise<number> {
  let goesOn = true;
  let left = 0;
  const clients = Array.from({ length: connections }, async (_, client) => {
    while (goesOn) {
      await leaveOnce(origin, key, bodyOf(client, left));
      left += 1;
    }
  });
  return async () => {
    goesOn = false;
    await Promise.all(clients);
    return left;
  };
}

function leaveOnce(origin: string, key: string, body: string): Promise<void> {
  const headers = { "x-api-key": key, "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return new Promise((closed) => {
    const leaving = request(`${origin}/api/v2/code`, { method: "POST", agent: false, headers });
    leaving.on("error", () => {});
    leaving.on("close", closed);
    leaving.on("response", (reply) => reply.resume());
    leaving.end(body);
    const { min, max } = LEAVE_AFTER;
    setTimeout(() => leaving.destroy(), min + Math.random() * (max - min));
  });
}

function bodyOf(client: number, call: number): string {
  const responses = Array.from({ length: ANSWERS }, (_, index) => ({
    id: `${index}`,
    text: `The staff of room ${client} was friendly on visit ${call}, but waiting took ${index} minutes`,
  }));
  const codes = [{ name: "Friendly staff" }, { name: "Long wait" }, { name: "Too expensive" }];
  return JSON.stringify({ responses, codebook: { categories: [{ name: "Stay", codes }] } });
}
