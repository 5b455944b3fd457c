import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { connect } from "@/db/client";
import { queueExample } from "@/lib/first-run/queue-example";
import { APP_FOLDER } from "./local/data-folder";

/** Queues the example survey for the first workspace; called by `start` with the organization and DATABASE_URL. */
export async function main([organizationId = ""]: string[]): Promise<number> {
  const { db, close } = connect(process.env.DATABASE_URL ?? "", { max: 2 });
  try {
    const file = await readFile(join(APP_FOLDER, "examples", "hotel-stay.csv"));
    console.log(JSON.stringify(await queueExample(db, organizationId, file)));
    return 0;
  } finally {
    await close();
  }
}
