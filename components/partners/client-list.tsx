import Link from "next/link";
import type { pageOfClients } from "@/lib/oauth/list-clients";
import { EmptyState } from "../ui/empty-state";
import { Day } from "../ui/moment";
import { PageLinks } from "../ui/page-links";
import { Row, Rows, Tag } from "../ui/rows";
import { FLOW_WORDS } from "./client-fields";

type Page = Awaited<ReturnType<typeof pageOfClients>>;
type Client = Page["items"][number];

/** One page of the partners' apps. */
export function ClientList({ page, isFirst }: { page: Page; isFirst: boolean }) {
  if (page.items.length === 0) {
    return <EmptyState title="No apps yet">A partner's app is registered here before customers can use it.</EmptyState>;
  }
  return (
    <>
      <Rows label="Partners' apps">
        {page.items.map((client) => (
          <Row
            key={client.client_id}
            faded={client.revoked_at !== null}
            head={<Head {...client} />}
            detail={<Detail {...client} />}
          />
        ))}
      </Rows>
      <PageLinks isFirst={isFirst} nextCursor={page.nextCursor} older="Older apps" />
    </>
  );
}

function Head({ client_id, name, organization_name, public: isPublic, revoked_at }: Client) {
  return (
    <>
      <Link href={`/settings/partners/${client_id}`}>{name}</Link>
      <span className="font-normal text-ink-2">by {organization_name}</span>
      {isPublic && <Tag>No secret</Tag>}
      {revoked_at !== null && <Tag tone="warn">Revoked</Tag>}
    </>
  );
}

function Detail({ client_id, flows, allowed_scopes, created_at }: Client) {
  return (
    <>
      <code className="type-code basis-full wrap-anywhere">{client_id}</code>
      <span>{flows.map((flow) => FLOW_WORDS[flow].name).join(", ")}</span>
      <span>{allowed_scopes.join(", ")}</span>
      <span>
        Registered <Day at={created_at} />
      </span>
    </>
  );
}
