import { createOwnApiKey, revokeOwnApiKey } from "@/lib/auth/own-api-keys";
import { requirePerson } from "@/lib/auth/require-role";
import { deleteOrganization } from "@/lib/erasure/delete-organization";
import { type Invited, inviteMember, revokeInvitation } from "@/lib/organizations/invitations";
import { changeRole, pageOfMembers, removeMember } from "@/lib/organizations/members";
import { renameOrganization } from "@/lib/organizations/rename-organization";
import { changeReportStyle } from "@/lib/organizations/report-style";
import * as contract from "../contract/members";
import * as people from "../contract/people";
import { pageReply } from "../reply";
import { longVerb, verb } from "../verb";

export const memberVerbs = {
  renameOrganization: verb(contract.renameOrganization, ({ db, member, body }) =>
    renameOrganization(db, member, body.name),
  ),
  changeReportStyle: verb(contract.changeReportStyle, ({ db, member, body }) =>
    changeReportStyle(db, member, { ...body, logo: body.logo }),
  ),
  deleteOrganization: verb(contract.deleteOrganization, ({ db, member, body }) =>
    deleteOrganization(db, member, body.name),
  ),
  /** A long verb, because it sends a mail, which must not leave before the invitation has been stored. */
  inviteMember: longVerb(
    contract.inviteMember,
    ({ db, member, body: { project_ids: projectIds, ...body }, sender, commit }) =>
      inviteMember(db, member, { ...body, projectIds, address: sender.address }, commit),
    (invited: Invited) => invited,
  ),
  revokeInvitation: verb(contract.revokeInvitation, ({ db, member, params }) =>
    revokeInvitation(db, member, params.id),
  ),
  changeRole: verb(contract.changeRole, ({ db, member, params, body }) =>
    changeRole(db, member, { userId: params.user_id, role: body.role }),
  ),
  listMembers: verb(people.listMembers, async ({ db, caller, query }) =>
    pageReply(await pageOfMembers(db, requirePerson(caller), query)),
  ),
  removeMember: verb(people.removeMember, async ({ db, caller, params, body, sender }) => {
    const kept = { apiKeys: body.keep_api_keys, apps: body.keep_apps };
    const { userId } = params;
    const revoked = await removeMember(db, requirePerson(caller), { userId, kept, ...sender });
    return {
      user_id: userId,
      removed: true,
      revoked_api_keys: revoked.apiKeys,
      disconnected_apps: revoked.apps,
    };
  }),
  createApiKey: verb(contract.createApiKey, ({ db, member, body }) => createOwnApiKey(db, member, body)),
  revokeApiKey: verb(contract.revokeApiKey, ({ db, member, params }) => revokeOwnApiKey(db, member, params.id)),
};
