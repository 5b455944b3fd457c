import type { Metadata } from "next";
import Link from "next/link";
import { Section } from "@/components/settings/section";
import { StyleForm } from "@/components/settings/style-form";
import { managesOrganization } from "@/lib/auth/require-role";
import { OUR_STYLE, readReportStyle } from "@/lib/organizations/report-style";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../(auth)/current-member";
import { changeStyle } from "./actions";

export const metadata: Metadata = { title: "Slides" };

export default async function SlidesPage() {
  const member = await requireMember("/settings/slides");
  const { colours, font, logo } = await readReportStyle(db, member.organization.id);
  return (
    <Section
      title="Style of slides"
      lead={
        <>
          Colours, font and logo of PowerPoint downloads.{" "}
          <Link href="/docs/exports#powerpoint">What the slides contain</Link>
        </>
      }
    >
      {managesOrganization(member.role) ? (
        <StyleForm
          colours={colours}
          font={font ?? ""}
          ours={OUR_STYLE}
          logo={logo && `data:image/${logo.type};base64,${Buffer.from(logo.bytes).toString("base64")}`}
          change={changeStyle}
        />
      ) : (
        <p className="text-ink-2">Owners and admins of the organization choose the style.</p>
      )}
    </Section>
  );
}
