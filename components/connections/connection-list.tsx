import Link from "next/link";
import type { listConnections } from "@/lib/connections/manage-connections";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";
import { Confirm } from "../ui/confirm";
import { EmptyState } from "../ui/empty-state";
import { Ago, Day } from "../ui/moment";
import { Row, Rows, Tag } from "../ui/rows";
import { PROVIDER_WORDS } from "./provider-words";

type Connection = Awaited<ReturnType<typeof listConnections>>["items"][number];
type Actions = Record<"testConnection" | "deleteConnection", FormAction>;

/** The organization's connections. `actions` is null for people who may not change them. */
export function ConnectionList({ connections, actions }: { connections: Connection[]; actions: Actions | null }) {
  if (connections.length === 0) return <EmptyState title="No connections yet">Answers can be uploaded too.</EmptyState>;
  return (
    <Rows label="Connections">
      {connections.map((connection) => (
        <Row key={connection.id} head={<Head {...connection} />} detail={<Detail {...connection} />}>
          {actions && (
            <>
              <ActionForm action={actions.testConnection} className="grid gap-2" hidden={{ id: connection.id }}>
                <Button type="submit" className="justify-self-end" aria-label={`Test ${connection.name}`}>
                  Test
                </Button>
              </ActionForm>
              <ActionForm action={actions.deleteConnection} className="contents" hidden={{ id: connection.id }}>
                <Confirm
                  act="Delete"
                  label={`Delete ${connection.name}`}
                  question="Its imports and their schedules are deleted too. The imported answers stay."
                />
              </ActionForm>
            </>
          )}
        </Row>
      ))}
    </Rows>
  );
}

function Head({ id, name, test_ok }: Connection) {
  return (
    <>
      <Link href={`/settings/connections/${id}`}>{name}</Link>
      {test_ok === false && <Tag tone="warn">Refused</Tag>}
      {test_ok === true && <Tag tone="accent">Works</Tag>}
    </>
  );
}

function Detail({ provider, created_at, tested_at }: Connection) {
  return (
    <>
      <span>{PROVIDER_WORDS[provider].name}</span>
      <span>
        Connected <Day at={created_at} />
      </span>
      {tested_at && (
        <span>
          Tested <Ago at={tested_at} />
        </span>
      )}
    </>
  );
}
