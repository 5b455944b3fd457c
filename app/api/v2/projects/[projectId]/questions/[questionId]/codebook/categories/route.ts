import * as contract from "@/lib/api/contract/codes";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { createCategory } from "@/lib/codebook/edit-categories";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.createCategory, async ({ caller, params, body, ifMatch }) =>
    versionReply(await createCategory(db, caller, params, body, ifMatch), 201),
  ),
);
