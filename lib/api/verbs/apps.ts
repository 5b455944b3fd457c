import { giveConsent, revokeGrant } from "@/lib/oauth/grants";
import * as contract from "../contract/apps";
import { verb } from "../verb";

export const appVerbs = {
  connectApp: verb(contract.connectApp, ({ db, caller, member, body }) => giveConsent(db, caller, member, body)),
  disconnectApp: verb(contract.disconnectApp, ({ db, caller, params }) => revokeGrant(db, caller, params.id)),
};
