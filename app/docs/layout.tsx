import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DocsFrame } from "@/components/docs/docs-frame";
import { docsNavigation } from "@/lib/docs/navigation";
import { admitVisitor } from "../(auth)/current-member";
import "./docs.css";

export const metadata: Metadata = { title: { template: "%s · Documentation", default: "Documentation" } };

export default async function DocsLayout({ children }: { children: ReactNode }) {
  await admitVisitor();
  return <DocsFrame groups={await docsNavigation()}>{children}</DocsFrame>;
}
