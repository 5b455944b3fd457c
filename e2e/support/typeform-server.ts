import type { AddressInfo } from "node:net";
import { servePlatforms } from "./providers/platform";
import { typeform } from "./providers/typeform";

const QUESTION = { id: "q1", title: "What would you change?", type: "long_text" };
const SAID = ["More staff at breakfast", "Warmer rooms", "A quieter lift"];

/** A Typeform account with two surveys: one with answers, one whose answers the token may not read. */
export async function startTypeformServer() {
  const account = typeform("tfp_stories", {
    forms: [
      { id: "guests", title: "Guest survey", fields: [QUESTION] },
      { id: "closed", title: "Closed survey", fields: [QUESTION] },
    ],
    responses: SAID.map((text, index) => ({
      token: `guest-${index}`,
      submitted_at: `2026-05-0${index + 1}T10:00:00Z`,
      answers: [{ field: { id: QUESTION.id, type: QUESTION.type }, type: "text", text }],
    })),
  });
  const answer: typeof account.answer = (request) =>
    request.path === "/forms/closed/responses"
      ? { status: 403, json: { code: "FORBIDDEN", description: "No access to the responses" } }
      : account.answer(request);
  const server = servePlatforms({ typeform: { ...account, answer } });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    env: { CONNECTION_BASE_URLS: `typeform=http://127.0.0.1:${port}/typeform` },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
