import Link from "next/link";
import { Fragment } from "react";
import type { Role } from "@/db/schema/terms";
import type { Member } from "@/lib/auth/caller";
import { managesOrganization } from "@/lib/auth/require-role";
import { type Made, NOTHING_MADE } from "@/lib/organizations/made-by";
import { type MemberLine, rolesGivenBy } from "@/lib/organizations/members";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { projectHref } from "../projects/queries";
import { ROLE_WORDS } from "../settings/role-words";
import { Confirm } from "../ui/confirm";
import { counted } from "../ui/figures";
import { Day } from "../ui/moment";
import { Row, Rows, Tag } from "../ui/rows";
import { KeepMade } from "./keep-made";
import { RoleForm } from "./role-form";

type MemberListProps = {
  members: MemberLine[];
  /** What people made, by their id; for readers who don't manage the organization, only their own. */
  made: ReadonlyMap<string, Made>;
  /** The projects on which people are named, by person. */
  named: ReadonlyMap<string, readonly { id: string; name: string }[]>;
  self: Member;
  acts: Record<"giveRole" | "takeOut" | "leave", FormAction>;
};

/** The organization's members, with the changes that the reader may make to them. */
export function MemberList({ members, made, named, self, acts }: MemberListProps) {
  const isManager = managesOrganization(self.role);
  return (
    <Rows label="Members">
      {members.map(({ userId, email, role, joinedAt }) => {
        const isSelf = userId === self.user.id;
        const mayChange = isManager && (role !== "owner" || self.role === "owner");
        const theirs = made.get(userId) ?? NOTHING_MADE;
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
                <NamedOn role={role} projects={named.get(userId) ?? []} />
                <MadeCount {...theirs} />
              </>
            }
          >
            {mayChange && (
              <RoleForm
                userId={userId}
                email={email}
                role={role}
                roles={rolesGivenBy(self.role)}
                action={acts.giveRole}
              />
            )}
            {(mayChange || isSelf) && (
              <ActionForm action={isSelf ? acts.leave : acts.takeOut} className="contents" hidden={{ userId }}>
                {isSelf ? (
                  <Confirm
                    act="Leave"
                    label={`Leave ${self.organization.name}`}
                    question={`You lose access to everything in ${self.organization.name}, at once.`}
                  >
                    <KeepMade made={theirs} isSelf mayKeep={isManager} />
                  </Confirm>
                ) : (
                  <Confirm
                    act="Remove"
                    label={`Remove ${email}`}
                    question={`${email} loses access to everything in ${self.organization.name}, at once. What they did stays.`}
                  >
                    <KeepMade made={theirs} mayKeep />
                  </Confirm>
                )}
              </ActionForm>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}

/** A coder's projects by name; of others, who see further projects, how many they are named on. */
function NamedOn({ role, projects }: { role: Role; projects: readonly { id: string; name: string }[] }) {
  if (role !== "coder") return projects.length > 0 && <span>Named on {counted(projects.length, "project")}</span>;
  if (projects.length === 0) return <span>Codes no project yet</span>;
  return (
    <span>
      Codes{" "}
      {projects.slice(0, FEW).map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <Link href={projectHref(id)}>{name}</Link>
        </Fragment>
      ))}
      {projects.length > FEW && ` and ${counted(projects.length - FEW, "other project")}`}
    </span>
  );
}

/** The most projects of a coder that are listed by name. */
const FEW = 3;

function MadeCount({ apiKeys, apps }: Made) {
  const parts = [counts(apiKeys.length, "API key"), counts(apps.length, "connected app")].flat();
  return parts.length > 0 && <span>Made {parts.join(" and ")}</span>;
}

const counts = (number: number, what: string) => (number === 0 ? [] : [`${number} ${what}${number === 1 ? "" : "s"}`]);
