"use client";

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { segmentsQuery } from "../answers/queries";
import type { QuestionIds } from "../questions/question-ids";
import { useSegmentName } from "../segments/segment-names";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { Icon } from "../ui/icon";
import { LoadFailed } from "../ui/load-failed";
import { saveFile } from "../ui/save-file";
import { Select } from "../ui/select";
import { SentimentSign } from "../ui/sentiment-sign";
import { Skeleton } from "../ui/skeleton";
import { type QuotedCode, type QuotesChoice, quotesFile, quotesQuery } from "./queries";

const SIZES = [1, 2, 3, 5, 10];

/** Quotes for each code, by a segment if one is chosen, to copy or to download. */
export function Quotes({ ids, withSentiment }: { ids: QuestionIds; withSentiment: boolean }) {
  const [choice, setChoice] = useState<QuotesChoice>({ each: 3, segment: null });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...quotesQuery(ids, choice),
    placeholderData: keepPreviousData,
  });
  const segments = useQuery(segmentsQuery(ids.questionId));
  const nameOf = useSegmentName();
  const download = useMutation({
    mutationFn: async () => {
      const file = await quotesFile(ids, choice);
      saveFile(file.name ?? "quotes.xlsx", await file.response.blob());
    },
  });
  const copy = async () => {
    await navigator.clipboard.writeText(textOf(data ?? []));
    toast.success("The quotes are copied");
  };
  const keys = [...new Set(segments.data?.map(({ key }) => key))];
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Select
          id="quotes-each"
          label={choice.segment === null ? "For each code" : "For each code and value"}
          value={choice.each}
          onChange={({ target }) => setChoice({ ...choice, each: Number(target.value) })}
        >
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {counted(size, "quote")}
            </option>
          ))}
        </Select>
        {keys.length > 0 && (
          <Select
            id="quotes-segment"
            label="By segment"
            value={choice.segment ?? ""}
            onChange={({ target }) => setChoice({ ...choice, segment: target.value || null })}
          >
            <option value="">None</option>
            {keys.map((key) => (
              <option key={key} value={key}>
                {nameOf(key)}
              </option>
            ))}
          </Select>
        )}
        <Button type="button" disabled={!data} onClick={() => void copy()}>
          <Icon name="copy" /> Copy all
        </Button>
        <Button type="button" disabled={!data || download.isPending} onClick={() => download.mutate()}>
          <Icon name="download" /> Excel
        </Button>
      </div>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <div className={`grid max-w-[92ch] gap-6 ${isPlaceholderData ? "opacity-60" : ""}`}>
          {data.map((code) => (
            <section key={code.code_id} aria-labelledby={`quotes-${code.code_id}`}>
              <h2 id={`quotes-${code.code_id}`} className="type-head flex flex-wrap items-center gap-x-2">
                {code.code_name} {withSentiment && <SentimentSign sentiment={code.sentiment} />}
                <span className="type-small font-normal text-ink-3">{code.category}</span>
              </h2>
              {code.quotes.length === 0 && <p className="text-ink-3">No answer of this code can be quoted.</p>}
              <ul className="mt-1 grid gap-2">
                {code.quotes.map((quote) => (
                  <li key={quote.response_id} className="border-s-2 border-line ps-3">
                    <q dir="auto" lang={quote.language ?? undefined} className="type-verbatim wrap-anywhere">
                      {quote.text}
                    </q>
                    {quote.translation && <p className="text-ink-2 wrap-anywhere">{quote.translation}</p>}
                    {quote.segment_value && <p className="type-small text-ink-3">{quote.segment_value}</p>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** The quotes as plain text: each code with its quotes below it. */
const textOf = (codes: readonly QuotedCode[]): string =>
  codes
    .filter(({ quotes }) => quotes.length > 0)
    .map(({ code_name, quotes }) => [code_name, ...quotes.map(lineOf)].join("\n"))
    .join("\n\n");

const lineOf = ({ text, translation, segment_value }: QuotedCode["quotes"][number]): string =>
  [`“${text}”`, translation && `[${translation}]`, segment_value && `(${segment_value})`].filter(Boolean).join(" ");
