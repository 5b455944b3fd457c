import type { Sentiment } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { CodeChip } from "../answers/code-chip";

type GivenCodesProps = {
  given: readonly { code_id: string; name: string; mention_sentiment: Sentiment }[];
  codes: readonly CodeLine[];
  withSentiment: boolean;
};

/** The codes that a person gave an answer. */
export function GivenCodes({ given, codes, withSentiment }: GivenCodesProps) {
  if (given.length === 0) return <span className="text-ink-3">No code</span>;
  return given.map(({ code_id, name, mention_sentiment }) => (
    <CodeChip
      key={code_id}
      name={name}
      colour={codes.find(({ id }) => id === code_id)?.category.colour ?? 0}
      confidence="high"
      sentiment={withSentiment ? mention_sentiment : undefined}
    />
  ));
}
