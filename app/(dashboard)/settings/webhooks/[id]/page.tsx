import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { z } from "zod";
import { Section } from "@/components/settings/section";
import { DeliveryList } from "@/components/webhooks/delivery-list";
import { RotateForm } from "@/components/webhooks/rotate-form";
import { managesOrganization } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { db } from "@/lib/runtime/db";
import { listDeliveries } from "@/lib/webhooks/deliveries";
import { showWebhook } from "@/lib/webhooks/manage-webhooks";
import { requireMember } from "../../../../(auth)/current-member";
import { type SearchParams, searchText } from "../../../../(auth)/search-text";
import { missing } from "../../../missing";
import { redeliver, rotateSecret } from "../actions";

export const metadata: Metadata = { title: "Deliveries" };

const ROWS = 25;

type PageProps = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function DeliveriesPage({ params, searchParams }: PageProps) {
  const { id } = await params;
  const member = await requireMember(`/settings/webhooks/${id}`);
  if (!managesOrganization(member.role) || !z.uuid().safeParse(id).success) notFound();
  const before = z.uuid().safeParse(await searchText(searchParams, "before")).data;
  const caller = callerOf(member);
  const webhook = await showWebhook(db, caller, id).catch(missing);
  const page = await listDeliveries(db, caller, id, { limit: ROWS, cursor: before });
  return (
    <div className="grid gap-8">
      <p className="wrap-anywhere">
        <Link href="/settings/webhooks">Webhooks</Link> <span className="text-ink-3">/</span> {webhook.url}
      </p>
      <Section title="Deliveries" lead="Newest first, kept for 30 days. Each is tried up to four times.">
        <DeliveryList webhookId={id} page={page} isFirst={before === undefined} redeliver={redeliver} />
      </Section>
      <Section title="Signing secret" lead="A new one takes over from the old one, which signs too for 24 hours.">
        <RotateForm webhookId={id} action={rotateSecret} />
      </Section>
    </div>
  );
}
