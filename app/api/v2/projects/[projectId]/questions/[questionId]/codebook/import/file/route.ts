import * as contract from "@/lib/api/contract/codebook";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { importCodebookFile } from "@/lib/codebook/import-codebook-file";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.importCodebookFile, async ({ caller, params, form, ifMatch }) =>
    versionReply(await importCodebookFile(db, caller, params, form.file, ifMatch)),
  ),
);
