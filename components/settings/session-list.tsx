import type { OwnSession } from "@/lib/auth/own-sessions";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";
import { Ago, Day } from "../ui/moment";
import { Row, Rows, Tag } from "../ui/rows";

type SessionListProps = { sessions: OwnSession[]; signOut: FormAction; signOutElsewhere: FormAction };

/** The browsers in which a person is signed in. */
export function SessionList({ sessions, signOut, signOutElsewhere }: SessionListProps) {
  return (
    <>
      <Rows label="Where you are signed in">
        {sessions.map(({ id, device, isThis, lastUsedAt, createdAt }) => (
          <Row
            key={id}
            head={
              <>
                {device} {isThis && <Tag tone="accent">This browser</Tag>}
              </>
            }
            detail={
              <>
                <span>
                  Last used <Ago at={lastUsedAt} />
                </span>
                <span>
                  Signed in <Day at={createdAt} />
                </span>
              </>
            }
          >
            {!isThis && (
              <ActionForm action={signOut} className="grid" hidden={{ id }}>
                <Button type="submit" look="ghost" aria-label={`Sign out of ${device}`}>
                  Sign out
                </Button>
              </ActionForm>
            )}
          </Row>
        ))}
      </Rows>
      {sessions.length > 1 && (
        <ActionForm action={signOutElsewhere} className="grid justify-items-start">
          <Button type="submit">Sign out everywhere else</Button>
        </ActionForm>
      )}
    </>
  );
}
