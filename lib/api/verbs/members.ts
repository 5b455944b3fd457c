import { createOwnApiKey, revokeOwnApiKey } from "@/lib/auth/own-api-keys";
import { type Invited, inviteMember, revokeInvitation } from "@/lib/organizations/invitations";
import { changeRole, removeMember } from "@/lib/organizations/members";
import { renameOrganization } from "@/lib/organizations/rename-organization";
import * as contract from "../contract/members";
import { longVerb, verb } from "../verb";

export const memberVerbs = {
  renameOrganization: verb(contract.renameOrganization, ({ db, member, body }) =>
    renameOrganization(db, member, body.name),
  ),
  /** A long verb, because it sends a mail, which must not leave before the invitation has been stored. */
  inviteMember: longVerb(
    contract.inviteMember,
    ({ db, member, body, sender, commit }) => inviteMember(db, member, { ...body, address: sender.address }, commit),
    (invited: Invited) => invited,
  ),
  revokeInvitation: verb(contract.revokeInvitation, ({ db, member, params }) =>
    revokeInvitation(db, member, params.id),
  ),
  changeRole: verb(contract.changeRole, ({ db, member, params, body }) =>
    changeRole(db, member, { userId: params.user_id, role: body.role }),
  ),
  removeMember: verb(contract.removeMember, async ({ db, member, params }) => {
    await removeMember(db, member, params.user_id);
    return { hasLeft: params.user_id === member.user.id };
  }),
  createApiKey: verb(contract.createApiKey, ({ db, member, body }) => createOwnApiKey(db, member, body)),
  revokeApiKey: verb(contract.revokeApiKey, ({ db, member, params }) => revokeOwnApiKey(db, member, params.id)),
};
