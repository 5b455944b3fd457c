import { beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "@/lib/api/contract/all";
import { service } from "./client";
import { KINDS, newRecords, type Records } from "./tenancy-records";
import { namesOf, send } from "./tenancy-requests";

/** Operations for which a foreign id is a 422, like any other id that does not fit: the codebook has no such code. */
const MISTAKES = new Set(["updateResponse code_id", "updateResponses code_id"]);

describe("a record of another organization", () => {
  // API keys may not manage organizations and people; these have their own tests.
  const people = new Set(["removeMember", "listProjectPeople", "changeProjectPeople"]);
  const named = OPERATIONS.filter(
    (operation) => operation.scope !== "connect:manage" && !people.has(operation.id) && namesOf(operation).length > 0,
  );
  // These are not read: three replies can change by themselves, and the anchor sample needs more answers than exist.
  const unread = new Set(["listWebhookDeliveries", "listSurveys", "getSurvey", "getAnchor"]);
  const reading = named.filter(({ method, id }) => method === "GET" && !unread.has(id));
  let own: Records;
  let strange: Records;

  beforeAll(async () => {
    [own, strange] = [await newRecords(service.key), await newRecords(service.strangerKey)];
  });

  const recordIn = (records: Records) => (name: string) => {
    const kind = KINDS[name];
    if (!kind) throw new Error(`Say in KINDS what record ${name} is, and make one in newRecords.`);
    return records[kind];
  };

  /** Everything that the owner can read of the records. */
  const readAll = () =>
    Promise.all(
      reading.map(async (operation) => {
        const { status, text } = await send(operation, service.key, recordIn(own));
        expect(status, operation.id).toBe(200);
        return text;
      }),
    );

  it("is NOT_FOUND in every operation that can name it, and stays unchanged", async () => {
    const before = await readAll();
    for (const operation of named) {
      for (const foreign of namesOf(operation)) {
        const recordOf = (name: string) => recordIn(name === foreign ? own : strange)(name);
        const { status, body } = await send(operation, service.strangerKey, recordOf);
        const place = `${operation.id} ${foreign}`;
        expect([place, status, body?.error?.code]).toEqual(
          MISTAKES.has(place) ? [place, 422, "VALIDATION_ERROR"] : [place, 404, "NOT_FOUND"],
        );
      }
    }
    expect(await readAll()).toEqual(before);
  });
});
