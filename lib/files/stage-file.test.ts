import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createOrganization } from "@/lib/organizations/create-organization";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { useDatabase } from "@/test/database";
import { stageFile } from "./stage-file";

async function* mebibytes(count: number) {
  for (let sent = 0; sent < count; sent++) yield Buffer.alloc(MEBIBYTE);
}

describe("staging a file", () => {
  const db = useDatabase();

  it("refuses an organization's file where those that wait take too much, and no other's", async () => {
    const [full, other] = await Promise.all(
      ["Full", "Other"].map((name) => createOrganization(db, { name, plan: "growth", credits: 0 })),
    );
    const fullCaller = { organizationId: full?.id ?? "" };
    const { id } = await stageFile(db, fullCaller, "a.csv", mebibytes(1));
    await db.execute(sql`insert into upload_chunks (organization_id, upload_id, position, bytes)
    select ${fullCaller.organizationId}, ${id}, place, '' from generate_series(1, 1022) place`);

    const refused = stageFile(db, fullCaller, "b.csv", mebibytes(3));
    await expect(refused).rejects.toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      message: expect.stringContaining("1 GiB"),
    });
    const left = await db.execute(sql`select count(*)::integer as count from uploads
    where organization_id = ${fullCaller.organizationId}`);
    expect(left[0]).toEqual({ count: 1 });
    expect(await stageFile(db, { organizationId: other?.id ?? "" }, "c.csv", mebibytes(3))).toMatchObject({
      name: "c.csv",
    });
  });

  it("refuses the 201st file that waits, however small", async () => {
    const caller = { organizationId: (await createOrganization(db, { name: "Many", plan: "growth", credits: 0 })).id };
    await db.execute(sql`insert into uploads (organization_id, id, name, size)
      select ${caller.organizationId}, gen_random_uuid(), 'a.csv', 0 from generate_series(1, 199)`);
    await stageFile(db, caller, "200.csv", mebibytes(0));
    await expect(stageFile(db, caller, "201.csv", mebibytes(0))).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  });
});
