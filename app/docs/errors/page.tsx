import type { Metadata } from "next";
import { DocsArticle } from "@/components/docs/docs-article";
import { ErrorTable } from "@/components/docs/error-table";
import { Prose } from "@/components/docs/prose";
import { JOB_ERRORS, REPLY_ERRORS } from "@/lib/docs/error-groups";
import { neighboursOf } from "@/lib/docs/navigation";

export const metadata: Metadata = { title: "Error codes" };

const LEAD = "Every failure is one JSON object. Branch on `error.code`; show `error.message` to people.";

const ENVELOPE = `\`\`\`json Every failure
{
  "success": false,
  "error": {
    "code": "NOT_FOUND",
    "message": "There is no project with this id.",
    "request_id": "0198f2c4-7b1e-7c55-9d0a-3f6f0a1c2b3d",
    "doc_url": "https://coding.example/docs/errors/not-found"
  }
}
\`\`\`

\`request_id\` finds the request in the service's log: report it with a problem. \`doc_url\` is the page of the code. With \`VALIDATION_ERROR\` comes \`issues\`, a list of \`{ path, message }\`: one for each place in the request that is not as it should be.

Try again after \`Retry-After\` seconds on 429 and 503, and with growing pauses on 500 and 502, always with the same \`Idempotency-Key\`. Any other 4xx fails again until its cause is removed; send it with a new key then, because a refusal may be kept under the old one.`;

export default async function ErrorsPage() {
  return (
    <DocsArticle title="Error codes" lead={LEAD} above="Errors" steps={await neighboursOf("/docs/errors")}>
      <Prose>{ENVELOPE}</Prose>
      <h2 className="type-title pt-10 pb-3">Codes of replies</h2>
      <ErrorTable codes={REPLY_ERRORS} />
      <h2 className="type-title pt-10 pb-1">Codes of jobs</h2>
      <p className="pb-3 text-ink-2">
        These stand only in the <code className="type-code">error</code> of a job. A job can also fail with one of the
        codes above.
      </p>
      <ErrorTable codes={JOB_ERRORS} />
    </DocsArticle>
  );
}
