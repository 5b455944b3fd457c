import { pickQuotes } from "@/lib/analytics/quotes/pick-quotes";
import { quotesWorkbook } from "@/lib/export/workbook/quotes-workbook";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { subjectOf } from "../contract/analytics-shapes";
import * as contract from "../contract/quotes";
import { FileReply } from "../file-reply";
import { verb } from "../verb";

export const quoteVerbs = {
  pickQuotes: verb(contract.pickQuotes, async ({ db, caller, body, accepted }) => {
    const picked = await pickQuotes(db, caller, subjectOf(body), contract.quotesRequest(body));
    if (accepted === WORKBOOK_TYPE) {
      const { name, content } = quotesWorkbook(picked, body.segment_key);
      return new FileReply(name, WORKBOOK_TYPE, content);
    }
    return picked.map(({ code, quotes }) => ({
      ...{ code_id: code.id, code_name: code.name, category: code.category.name, sentiment: code.sentiment },
      quotes: quotes.map(({ responseId, part, ...quote }) => ({
        ...quote,
        ...{ response_id: responseId, segment_value: part },
      })),
    }));
  }),
};
