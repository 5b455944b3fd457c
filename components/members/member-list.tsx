import type { Member } from "@/lib/auth/caller";
import { managesOrganization } from "@/lib/auth/require-role";
import { type MemberLine, rolesGivenBy } from "@/lib/organizations/members";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { ROLE_WORDS } from "../settings/role-words";
import { Confirm } from "../ui/confirm";
import { Day } from "../ui/moment";
import { Row, Rows, Tag } from "../ui/rows";
import { RoleForm } from "./role-form";

type MemberListProps = { members: MemberLine[]; self: Member; giveRole: FormAction; takeOut: FormAction };

/** The organization's members, with the changes that the reader may make to them. */
export function MemberList({ members, self, giveRole, takeOut }: MemberListProps) {
  return (
    <Rows label="Members">
      {members.map(({ userId, email, role, joinedAt }) => {
        const isSelf = userId === self.user.id;
        const mayChange = managesOrganization(self.role) && (role !== "owner" || self.role === "owner");
        return (
          <Row
            key={userId}
            head={
              <>
                {email} {isSelf && <Tag tone="accent">You</Tag>}
              </>
            }
            detail={
              <>
                {!mayChange && <span>{ROLE_WORDS[role].name}</span>}
                <span>
                  Joined <Day at={joinedAt} />
                </span>
              </>
            }
          >
            {mayChange && (
              <RoleForm userId={userId} email={email} role={role} roles={rolesGivenBy(self.role)} action={giveRole} />
            )}
            {(mayChange || isSelf) && (
              <ActionForm action={takeOut} className="contents" hidden={{ userId }}>
                {isSelf ? (
                  <Confirm
                    act="Leave"
                    label={`Leave ${self.organization.name}`}
                    question={`You lose access to everything in ${self.organization.name}, at once.`}
                  />
                ) : (
                  <Confirm
                    act="Remove"
                    label={`Remove ${email}`}
                    question={`${email} loses access to everything in ${self.organization.name}, at once. What they did stays.`}
                  />
                )}
              </ActionForm>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}
