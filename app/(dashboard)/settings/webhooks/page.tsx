import type { Metadata } from "next";
import Link from "next/link";
import { Section } from "@/components/settings/section";
import { RegisterForm } from "@/components/webhooks/register-form";
import { WebhookList } from "@/components/webhooks/webhook-list";
import { managesOrganization } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { db } from "@/lib/runtime/db";
import { listWebhooks } from "@/lib/webhooks/manage-webhooks";
import { requireMember } from "../../../(auth)/current-member";
import * as actions from "./actions";

export const metadata: Metadata = { title: "Webhooks" };

const ALL = 100;

export default async function WebhooksPage() {
  const member = await requireMember("/settings/webhooks");
  if (!managesOrganization(member.role)) {
    return <p className="text-ink-2">Owners and admins of this organization manage its webhooks.</p>;
  }
  const { items } = await listWebhooks(db, callerOf(member), { limit: ALL });
  return (
    <div className="grid gap-8">
      <Section
        title="Register a webhook"
        lead={
          <>
            We tell your server when a job ends. <Link href="/docs/webhooks">How to receive and check it</Link>
          </>
        }
      >
        <RegisterForm action={actions.registerWebhook} />
      </Section>
      <Section title="Webhooks" lead="While one is paused its events are kept for 7 days, and sent when it resumes.">
        <WebhookList webhooks={items} actions={actions} />
      </Section>
    </div>
  );
}
