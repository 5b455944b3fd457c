import Link from "next/link";
import type { listWebhooks } from "@/lib/webhooks/manage-webhooks";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";
import { Confirm } from "../ui/confirm";
import { EmptyState } from "../ui/empty-state";
import { Ago, Day } from "../ui/moment";
import { Notice } from "../ui/notice";
import { Row, Rows, Tag } from "../ui/rows";

type Webhook = Awaited<ReturnType<typeof listWebhooks>>["items"][number];
type Actions = Record<"switchWebhook" | "testWebhook" | "deleteWebhook", FormAction>;

/** The organization's webhooks, with a note on those that were suspended. */
export function WebhookList({ webhooks, actions }: { webhooks: Webhook[]; actions: Actions }) {
  if (webhooks.length === 0) return <EmptyState title="No webhooks yet">Jobs can be polled without one.</EmptyState>;
  return (
    <>
      {webhooks.some(({ suspended_at }) => suspended_at !== null) && (
        <Notice tone="warn">
          A webhook was paused because no delivery reached it for three days. Fix the receiver, then resume the webhook:
          the events kept meanwhile are sent.
        </Notice>
      )}
      <Rows label="Webhooks">
        {webhooks.map((webhook) => (
          <Row key={webhook.id} faded={!webhook.active} head={<Head {...webhook} />} detail={<Detail {...webhook} />}>
            <div className="flex flex-wrap items-center gap-1">
              <ActionForm action={actions.testWebhook} className="contents" hidden={{ id: webhook.id }}>
                <Button type="submit" aria-label={`Send a test to ${webhook.url}`}>
                  Send a test
                </Button>
              </ActionForm>
              <ActionForm
                action={actions.switchWebhook}
                className="contents"
                hidden={{ id: webhook.id, active: String(!webhook.active) }}
              >
                <Button type="submit" aria-label={`${webhook.active ? "Pause" : "Resume"} ${webhook.url}`}>
                  {webhook.active ? "Pause" : "Resume"}
                </Button>
              </ActionForm>
              <ActionForm action={actions.deleteWebhook} className="contents" hidden={{ id: webhook.id }}>
                <Confirm
                  act="Delete"
                  label={`Delete ${webhook.url}`}
                  question="Its deliveries and their log are deleted too, and pending deliveries are not sent."
                />
              </ActionForm>
            </div>
          </Row>
        ))}
      </Rows>
    </>
  );
}

function Head({ id, url, active, suspended_at }: Webhook) {
  return (
    <>
      <Link href={`/settings/webhooks/${id}`}>{url}</Link>
      {suspended_at ? <Tag tone="warn">Suspended</Tag> : !active && <Tag>Paused</Tag>}
    </>
  );
}

function Detail({ events, created_at, failing_since }: Webhook) {
  return (
    <>
      <span>{events.join(", ")}</span>
      <span>
        Registered <Day at={created_at} />
      </span>
      {failing_since && (
        <span className="text-warn-ink">
          Not reached since <Ago at={failing_since} />
        </span>
      )}
    </>
  );
}
