"use client";

import { createContext, useContext } from "react";
import type { CodingType } from "@/db/schema/terms";
import type { QuestionIds } from "../questions/question-ids";
import type { CodebookEditor } from "./use-codebook";

type CodebookPage = {
  ids: QuestionIds;
  editor: CodebookEditor;
  /** False for viewers, and for everybody while a job works on the question. */
  mayEdit: boolean;
  codingType: CodingType;
  withSentiment: boolean;
  /** Whether the question has a weight: shares, which are unweighted here, then say so. */
  hasWeight: boolean;
  /** Brings the row of a code or category into sight and gives it the focus, as soon as it is there. */
  reveal: (id: string) => void;
};

/** The codebook that the page shows, for every part of the page. */
export const CodebookContext = createContext<CodebookPage | null>(null);

export function useCodebookPage(): CodebookPage {
  const page = useContext(CodebookContext);
  if (!page) throw new Error("A part of the codebook page stands outside its CodebookContext");
  return page;
}
