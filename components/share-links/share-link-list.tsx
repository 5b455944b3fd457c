"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { Confirm } from "../ui/confirm";
import { counted } from "../ui/figures";
import { LoadFailed } from "../ui/load-failed";
import { Ago, Day } from "../ui/moment";
import { Row, Rows, Tag } from "../ui/rows";
import { revokeShareLink, type ShareLink, shareLinksQuery } from "./queries";

/** The share links of a project, each with a button that revokes it. `questions`: how many the project has. */
export function ShareLinkList({ projectId, questions }: { projectId: string; questions: number }) {
  const { data: links = [], error, refetch } = useQuery(shareLinksQuery(projectId));
  if (error) return <LoadFailed error={error} onRetry={refetch} className="mt-4" />;
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="share-links" className="mt-5 border-t border-line pt-4">
      <h3 id="share-links" className="type-head mb-3">
        Links
      </h3>
      <Rows label="Share links">
        {links.map((link) => (
          <ShareLinkRow key={link.id} link={link} questions={questions} />
        ))}
      </Rows>
    </section>
  );
}

function ShareLinkRow({ link, questions }: { link: ShareLink; questions: number }) {
  const cache = useQueryClient();
  const { queryKey } = shareLinksQuery(link.project_id);
  const revoke = useMutation({
    mutationFn: () => revokeShareLink(link.project_id, link.id),
    onSuccess: () => {
      toast(`The link “${link.name}” is revoked`);
      return cache.invalidateQueries({ queryKey });
    },
  });
  const expiresAt = new Date(link.expires_at);
  const isExpired = expiresAt < new Date();
  return (
    <Row
      faded={isExpired}
      head={
        <>
          {link.name}
          {link.with_verbatims && <Tag>With answers</Tag>}
          {isExpired && <Tag tone="warn">Expired</Tag>}
        </>
      }
      detail={
        <>
          {link.question_ids && (
            <span>
              {link.question_ids.length} of {counted(questions, "question")}
            </span>
          )}
          <span>
            {isExpired ? "Expired" : "Expires"} <Day at={expiresAt} />
          </span>
          <span>
            {link.last_opened_at ? (
              <>
                Last opened <Ago at={new Date(link.last_opened_at)} />
              </>
            ) : (
              "Never opened"
            )}
          </span>
        </>
      }
    >
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          revoke.mutate();
        }}
      >
        <Confirm
          act="Revoke"
          label={`Revoke ${link.name}`}
          question="Whoever has this link sees nothing from then on. This can’t be undone."
        />
      </form>
    </Row>
  );
}
