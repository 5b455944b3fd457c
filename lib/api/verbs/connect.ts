import { createManaged, deleteManaged, listManaged, updateManaged } from "@/lib/organizations/managed";
import * as contract from "../contract/connect";
import { pageReply } from "../reply";
import { verb } from "../verb";

export const connectVerbs = {
  createManagedOrganization: verb(contract.createManagedOrganization, ({ db, caller, body }) =>
    createManaged(db, caller, body),
  ),
  listManagedOrganizations: verb(contract.listManagedOrganizations, async ({ db, caller, query }) =>
    pageReply(await listManaged(db, caller, query)),
  ),
  updateManagedOrganization: verb(contract.updateManagedOrganization, ({ db, caller, params, body }) =>
    updateManaged(db, caller, params.id, body),
  ),
  deleteManagedOrganization: verb(contract.deleteManagedOrganization, ({ db, caller, params }) =>
    deleteManaged(db, caller, params.id),
  ),
};
