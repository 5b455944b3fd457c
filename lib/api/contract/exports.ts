import { z } from "zod";
import { analysisFilter } from "@/lib/analytics/answer-filter";
import { LEVELS } from "@/lib/analytics/compare-columns";
import { MAX_SAVED_TABLES } from "@/lib/analytics/saved-tables/limits";
import type { DeckRequest } from "@/lib/export/deck/export-deck";
import { DECK_TYPE } from "@/lib/slides/deck-type";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { filter, weighted } from "./analytics-shapes";
import { segmentKeys } from "./cross-tab";
import {
  byte_order_mark,
  compression,
  escape_formulas,
  hasOneSource,
  include_import_key,
  include_provenance,
  layout,
  ONE_SOURCE,
  parts,
  savLayout,
  shared,
  source,
} from "./export-shapes";
import { exportedAnswers } from "./exported-answers";
import { operation } from "./operation";
import { idWithoutExample } from "./values";

const shape = { ...source, ...parts };
const savBody = z
  .strictObject({ ...shape, layout: savLayout, include_import_key, compression })
  .refine(hasOneSource, ONE_SOURCE);
const tripleSBody = z.strictObject({ ...shape, layout: savLayout }).refine(hasOneSource, ONE_SOURCE);
const shapeOfText = { ...shape, include_provenance };
const csvBody = z
  .strictObject({ ...shapeOfText, layout, escape_formulas, byte_order_mark })
  .refine(hasOneSource, ONE_SOURCE);
const jsonBody = z.strictObject(shapeOfText).refine(hasOneSource, ONE_SOURCE);
const xlsxBody = z
  .strictObject({ ...shapeOfText, layout, escape_formulas, include_import_key })
  .refine(hasOneSource, ONE_SOURCE);

const deckBody = z
  .strictObject({
    ...source,
    question_id: source.question_id.meta({
      description: "The question, with its `project_id`; without it, the deck has all questions of the project",
    }),
    grouped: source.grouped.meta({
      description: "All waves of the question's group together; without a question, it has no effect",
    }),
    table_ids: z.array(idWithoutExample).max(MAX_SAVED_TABLES).optional().meta({
      description: "The saved tables of the question, one after the other; by default all. An empty list: none",
    }),
    segment_keys: segmentKeys.optional().meta({
      description:
        "Also cross-tabs by these segments; by default by every segment with 2 to 12 values, if the deck has no saved tables. For a group or a whole project: by default none",
    }),
    confidence_level: z
      .literal([...LEVELS])
      .default(95)
      .meta({ description: "The level of the letters in these cross-tabs, in percent" }),
    weighted,
    filter: filter.optional().meta({
      description:
        "The answers of all slides but those of saved tables, which have their own filter and weight. For a whole project: codes and categories that it names must be in each question",
    }),
  })
  .refine((given) => namesProject(given) || hasOneSource(given), ONE_SOURCE)
  .refine((given) => given.question_id !== undefined || !given.table_ids, {
    path: ["table_ids"],
    message: "is for one question",
  });

type DeckSource = Parameters<typeof hasOneSource>[0];

/** Whether a request is for all questions of a project. */
export const namesProject = ({ project_id, question_id, group_id }: DeckSource): boolean =>
  project_id !== undefined && question_id === undefined && group_id === undefined;

/** What the deck has, in the form that domain functions take. */
export const deckRequest = (body: z.output<typeof deckBody>): DeckRequest => ({
  tableIds: body.table_ids,
  keys: body.segment_keys,
  level: body.confidence_level,
  weighted: body.weighted,
  filter: body.filter && analysisFilter(body.filter),
});

const file = { ...shared, replies: {} } as const;
const errors = ["NOT_FOUND", "NOT_GROUPED", "NO_DATA"] as const;

export const exportSav = operation({
  ...file,
  id: "exportSav",
  path: "/v2/export/sav",
  summary: "Export coded answers as an SPSS file",
  description:
    "A system file (.sav or .zsav) in UTF-8, compressed, one case per answer. Of the first question of a project `Q1` is the answer, `Q1_M1`, `Q1_M2` … are its mentions, numeric with the codes as value labels, or `Q1_C1`, `Q1_C2` … are 0 or 1 for the code of that number. They make the multiple-response set `$Q1`. `Q1_STATUS` is the state of an answer, with answers outside the base declared missing. `_S`, `_F` and `_E` in a name stand for sentiment, confidence and evidence. With `Q1_KEY` edited codes can be imported again. If the survey has a column named `Q1` or `Q1_…`, these names begin with `OPEN1` instead, or with `CODED1` if it has such a column as well. Texts over 32,767 bytes are cut.",
  body: savBody,
  file: { description: "The system file", mediaTypes: ["application/x-spss-sav"] },
  errors: [...errors, "PAYLOAD_TOO_LARGE", "SPSS_NOT_CONFIGURED", "SPSS_SERVICE_ERROR"],
});

export const exportCsv = operation({
  ...file,
  id: "exportCsv",
  path: "/v2/export/csv",
  summary: "Export coded answers as CSV",
  description:
    "In the order of their arrival, in UTF-8, separated by commas. The column of ids has the name that it was uploaded with, that of answers the question's wording. Text that a spreadsheet would take for a formula gets an apostrophe before it, unless `escape_formulas` is false; numbers are never changed.",
  body: csvBody,
  file: { description: "The coded answers", mediaTypes: ["text/csv"] },
  errors,
});

export const exportXlsx = operation({
  ...file,
  id: "exportXlsx",
  path: "/v2/export/xlsx",
  summary: "Export coded answers as an Excel workbook",
  description:
    "Sheets: the coded answers, the codebook, frequencies with intervals and sentiment, cross-tabs by every segment with 2 to 12 values (for a group also the comparison of its waves), and the methods. Text that looks like a formula has the cell format that keeps it text (quote prefix), unless `escape_formulas` is false.",
  body: xlsxBody,
  file: {
    description: "The workbook",
    mediaTypes: [WORKBOOK_TYPE],
  },
  errors,
});

export const exportTripleS = operation({
  ...file,
  id: "exportTripleS",
  path: "/v2/export/triple-s",
  summary: "Export coded answers as triple-s",
  description:
    "Triple-s 3.0, which survey programs exchange: a zip with the definition (.sss) and the data (.csv). The codes of an answer are one multiple variable, `Q1_CODES`: with columns_by_mention a list of code numbers (spread), with binary_dummy a 0 or 1 for each code number (bitstring). The other variables are those of the SPSS file.",
  body: tripleSBody,
  file: { description: "The definition and the data", mediaTypes: ["application/zip"] },
  errors,
});

export const exportJson = operation({
  ...file,
  id: "exportJson",
  path: "/v2/export/json",
  summary: "Export coded answers as JSON",
  description:
    "One object: `title`, `questions`, `codebook` and `answers`, each with `id`, `text`, `state` (coded, no_code, non_answer, gibberish, empty, open), `reviewed` and `codes`. The answers stand on a line each, so that large files can be read line by line.",
  body: jsonBody,
  file: { description: "The answers with their codebook", json: exportedAnswers, mediaTypes: ["application/json"] },
  errors,
});

export const exportPptx = operation({
  ...file,
  id: "exportPptx",
  path: "/v2/export/pptx",
  summary: "Export figures as PowerPoint slides",
  description:
    "A presentation in the organization's colours and font, with its logo: a cover, the codes and nets by share, all codes with intervals, sentiment, each saved table or cross-tab, and for a group the trends of its waves. Charts and tables are PowerPoint's own, with figures that can be edited; notes hold the methods. Letters and small bases are as on the pages. Tables continue on further slides, up to 100 rows; a deck has at most 200 slides.",
  body: deckBody,
  file: { description: "The presentation", mediaTypes: [DECK_TYPE] },
  errors,
});
