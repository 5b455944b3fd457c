import type { Role } from "@/db/schema/terms";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { ROLE_WORDS } from "../settings/role-words";
import { Button } from "../ui/button";
import { Day } from "../ui/moment";
import { Row, Rows, Tag } from "../ui/rows";

type Line = { id: string; email: string; role: Role; expiresAt: Date };

/** The invitations that nobody has accepted yet. */
export function InvitationList({ invitations, takeBack }: { invitations: Line[]; takeBack: FormAction }) {
  const now = new Date();
  return (
    <Rows label="Invitations">
      {invitations.map(({ id, email, role, expiresAt }) => (
        <Row
          key={id}
          head={
            <>
              {email} {expiresAt <= now ? <Tag tone="warn">Expired</Tag> : <Tag>Invited</Tag>}
            </>
          }
          detail={
            <>
              <span>{ROLE_WORDS[role].name}</span>
              <span>
                {expiresAt <= now ? "Ended" : "Until"} <Day at={expiresAt} />
              </span>
            </>
          }
        >
          <ActionForm action={takeBack} className="grid" hidden={{ id }}>
            <Button type="submit" look="ghost" aria-label={`Withdraw the invitation of ${email}`}>
              Withdraw
            </Button>
          </ActionForm>
        </Row>
      ))}
    </Rows>
  );
}
