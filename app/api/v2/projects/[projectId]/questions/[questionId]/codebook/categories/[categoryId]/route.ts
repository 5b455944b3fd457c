import * as contract from "@/lib/api/contract/codes";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { deleteCategory, updateCategory } from "@/lib/codebook/edit-categories";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.updateCategory, async ({ caller, params, body, ifMatch }) =>
    versionReply(await updateCategory(db, caller, params, body, ifMatch)),
  ),
  route(contract.deleteCategory, async ({ caller, params, ifMatch }) =>
    versionReply(await deleteCategory(db, caller, params, ifMatch)),
  ),
);
