import type { ApiKeyLine } from "@/lib/auth/list-api-keys";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Confirm } from "../ui/confirm";
import { EmptyState } from "../ui/empty-state";
import { Ago, Day } from "../ui/moment";
import { Row, Rows, Tag } from "../ui/rows";

/** The organization's API keys. `revoke` is null for people who may not revoke them. */
export function KeyList({ keys, revoke }: { keys: ApiKeyLine[]; revoke: FormAction | null }) {
  if (keys.length === 0) return <EmptyState title="No keys yet">Programs need one to use the API.</EmptyState>;
  return (
    <Rows label="API keys">
      {keys.map((key) => (
        <Row key={key.id} faded={key.state !== "active"} head={<Head {...key} />} detail={<Detail {...key} />}>
          {revoke && key.state !== "revoked" && (
            <ActionForm action={revoke} className="contents" hidden={{ id: key.id }}>
              <Confirm
                act="Revoke"
                label={`Revoke ${key.name}`}
                question={`Every request with the key ending in ${key.ending} is refused from then on. This can't be undone.`}
              />
            </ActionForm>
          )}
        </Row>
      ))}
    </Rows>
  );
}

function Head({ name, ending, maker, state }: ApiKeyLine) {
  return (
    <>
      {name} <code className="type-code font-normal text-ink-3">…{ending}</code>
      {state === "revoked" && <Tag>Revoked</Tag>}
      {state === "expired" && <Tag tone="warn">Expired</Tag>}
      {state === "active" && maker?.hasLeft && <Tag tone="warn">Its maker has left</Tag>}
    </>
  );
}

function Detail({ scopes, maker, createdAt, lastUsedAt, expiresAt, state }: ApiKeyLine) {
  return (
    <>
      <span>{scopes.join(", ")}</span>
      <span>
        Created <Day at={createdAt} /> {maker && `by ${maker.name}`}
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
      {state !== "revoked" && (
        <span>
          {expiresAt ? (
            <>
              {state === "expired" ? "Expired" : "Expires"} <Day at={expiresAt} />
            </>
          ) : (
            "Does not expire"
          )}
        </span>
      )}
    </>
  );
}
