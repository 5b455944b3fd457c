import type { listGrants } from "@/lib/oauth/grants";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Confirm } from "../ui/confirm";
import { EmptyState } from "../ui/empty-state";
import { Ago, Day } from "../ui/moment";
import { Row, Rows, Tag } from "../ui/rows";
import { SCOPE_WORDS } from "./scope-words";

type App = Awaited<ReturnType<typeof listGrants>>[number];

/** The apps that may act for the organization. `disconnect` is null for those who may not end it. */
export function AppList({ apps, disconnect }: { apps: App[]; disconnect: FormAction | null }) {
  if (apps.length === 0) {
    return (
      <EmptyState title="No connected apps">An app appears here once an owner or admin has approved it.</EmptyState>
    );
  }
  return (
    <Rows label="Connected apps">
      {apps.map((app) => (
        <Row
          key={app.id}
          head={
            <>
              {app.name}, by {app.partner}
              {app.maker.hasLeft && <Tag tone="warn">Who connected it has left</Tag>}
            </>
          }
          detail={<Detail {...app} />}
        >
          {disconnect && (
            <ActionForm action={disconnect} className="contents" hidden={{ id: app.id }}>
              <Confirm
                act="Disconnect"
                label={`Disconnect ${app.name}`}
                question={`Every request of ${app.name} is refused from then on, until somebody approves it again.`}
              />
            </ActionForm>
          )}
        </Row>
      ))}
    </Rows>
  );
}

function Detail({ scopes, maker, createdAt, lastUsedAt }: App) {
  return (
    <>
      <ul className="basis-full">
        {scopes.map((scope) => (
          <li key={scope}>{SCOPE_WORDS[scope]}</li>
        ))}
      </ul>
      <span>
        Connected <Day at={createdAt} /> by {maker.name}
      </span>
      <span>
        {lastUsedAt ? (
          <>
            Last used <Ago at={lastUsedAt} />
          </>
        ) : (
          "Never used"
        )}
      </span>
    </>
  );
}
