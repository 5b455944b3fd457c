import type { Role } from "@/db/schema/terms";
import { ROLE_WORDS } from "../settings/role-words";
import { Button } from "../ui/button";
import { Row, Rows, Tag } from "../ui/rows";

type OrganizationListProps = { organizations: { id: string; name: string; role: Role }[]; current: string };

/** A person's organizations, each with a button to switch to it. */
export function OrganizationList({ organizations, current }: OrganizationListProps) {
  return (
    <Rows label="Organizations">
      {organizations.map(({ id, name, role }) => (
        <Row
          key={id}
          head={
            <>
              {name} {id === current && <Tag tone="accent">Open</Tag>}
            </>
          }
          detail={ROLE_WORDS[role].name}
        >
          {id !== current && (
            <form action="/api/auth/switch-organization" method="post">
              <input type="hidden" name="organizationId" value={id} />
              <Button type="submit" aria-label={`Open ${name}`}>
                Open
              </Button>
            </form>
          )}
        </Row>
      ))}
    </Rows>
  );
}
