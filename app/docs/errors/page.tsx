import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page";
import { ErrorTable } from "@/components/docs/error-table";
import { InlineCode } from "@/components/docs/inline-code";

export const metadata: Metadata = { title: "Errors" };

export default function ErrorsPage() {
  return (
    <DocsPage
      title="Errors"
      lead={
        <InlineCode text="A failed request is answered with its HTTP status and an `error` that holds a code, a message that says what to do, and the `request_id` to report." />
      }
      above={{ href: "/docs", name: "Documentation" }}
    >
      <ErrorTable />
    </DocsPage>
  );
}
