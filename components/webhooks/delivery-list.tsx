import type { DeliveryStatus } from "@/db/schema/terms";
import type { listDeliveries } from "@/lib/webhooks/deliveries";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { KeepCurrent } from "../shell/keep-current";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Minute } from "../ui/moment";
import { PageLinks } from "../ui/page-links";
import { Row, Rows, Tag } from "../ui/rows";

type Page = Awaited<ReturnType<typeof listDeliveries>>;
type Delivery = Page["items"][number];

const STATUS: Record<DeliveryStatus, { words: string; tone: "plain" | "warn" | "accent" }> = {
  pending: { words: "Under way", tone: "plain" },
  delivered: { words: "Delivered", tone: "accent" },
  refused: { words: "Refused", tone: "warn" },
  dropped: { words: "Not delivered", tone: "warn" },
};

const TRIED_AGAIN = { words: "Failed, will be tried again", tone: "warn" } as const;

type DeliveryListProps = { webhookId: string; page: Page; isFirst: boolean; redeliver: FormAction };

/** One page of a webhook's deliveries. */
export function DeliveryList({ webhookId, page, isFirst, redeliver }: DeliveryListProps) {
  if (page.items.length === 0) {
    return <EmptyState title="Nothing was sent yet">Deliveries about jobs, and tests, will be listed here.</EmptyState>;
  }
  return (
    <>
      <Rows label="Deliveries">
        {page.items.map((delivery) => (
          <Row key={delivery.id} head={<Head {...delivery} />} detail={<Minute at={delivery.created_at} />}>
            {delivery.status !== "pending" && (
              <ActionForm action={redeliver} className="contents" hidden={{ webhook: webhookId, id: delivery.id }}>
                <Button type="submit" aria-label={`Send ${delivery.event} again`}>
                  Send again
                </Button>
              </ActionForm>
            )}
            <Exchange {...delivery} />
          </Row>
        ))}
      </Rows>
      {page.items.some(({ status }) => status === "pending") && <KeepCurrent />}
      <PageLinks isFirst={isFirst} nextCursor={page.nextCursor} older="Older deliveries" />
    </>
  );
}

function Head({ event, status, test, attempts }: Delivery) {
  const isTriedAgain = status === "pending" && attempts.length > 0;
  const { words, tone } = isTriedAgain ? TRIED_AGAIN : STATUS[status];
  return (
    <>
      <code className="type-code">{event}</code>
      <Tag tone={tone}>{words}</Tag>
      {test && <Tag>Test</Tag>}
    </>
  );
}

/** The body of a delivery, and the receiver's reply to each attempt. */
function Exchange({ payload, attempts }: Delivery) {
  return (
    <details className="basis-full">
      <summary className="type-small w-fit cursor-pointer text-ink-2 hover:text-ink">
        {attempts.length === 0
          ? "No attempt yet"
          : `${attempts.length} ${attempts.length === 1 ? "attempt" : "attempts"}`}
      </summary>
      <div className="mt-2 grid gap-3">
        <Passage>{JSON.stringify(payload, null, 2)}</Passage>
        <ol className="grid gap-2">
          {attempts.map(({ attempt, round, started_at, duration_ms, status, answer, error }) => (
            <li key={`${round}-${attempt}`} className="grid gap-1">
              <p className="type-small flex flex-wrap gap-x-3 text-ink-2">
                <span className="type-strong text-ink">Attempt {attempt}</span>
                <Minute at={started_at} />
                <span>{duration_ms} ms</span>
                <span>{status === null ? error : `HTTP ${status}`}</span>
              </p>
              {answer && <Passage>{answer}</Passage>}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}

const Passage = ({ children }: { children: string }) => (
  <pre
    className="type-code rounded-2 bg-sunken max-h-60 overflow-y-auto p-3 wrap-anywhere whitespace-pre-wrap"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    tabIndex={0}
  >
    {children}
  </pre>
);
