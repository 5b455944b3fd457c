import { describe, expect, it } from "vitest";
import { typeform } from "@/e2e/support/providers/typeform";
import { operatorFor } from "@/lib/auth/caller";
import { useDatabase } from "@/test/database";
import { usePlatforms } from "@/test/platforms";
import { newWorkspace } from "@/test/workspace";
import { testConnection } from "./browse-surveys";
import { createConnection, showConnection, updateConnection } from "./manage-connections";

describe("the test of a connection", () => {
  const db = useDatabase();
  const standing = usePlatforms();

  it("says nothing about credentials that replaced the tested ones meanwhile", async () => {
    const platform = typeform("tfp", { forms: [], responses: [] });
    standing.typeform = platform;
    const caller = operatorFor((await newWorkspace(db)).organizationId);
    const connection = { provider: "typeform" as const, name: "Research", credentials: { token: "tfp" } };
    const { id } = await createConnection(db, caller, connection);
    expect(await testConnection(db, caller, id)).toMatchObject({ ok: true });
    expect(await showConnection(db, caller, id)).toMatchObject({ test_ok: true });

    platform.interrupt({ status: 401, json: {}, after: 300 });
    const testing = testConnection(db, caller, id);
    await expect.poll(() => platform.received.length).toBe(2);
    await updateConnection(db, caller, id, { credentials: { token: "other" } });
    expect(await testing).toMatchObject({ ok: false });
    expect(await showConnection(db, caller, id)).toMatchObject({ test_ok: null });
  });
});
