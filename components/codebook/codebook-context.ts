"use client";

import { createContext, useContext } from "react";
import type { QuestionIds } from "../questions/question-ids";
import type { CodebookEditor } from "./use-codebook";

type CodebookPage = {
  ids: QuestionIds;
  editor: CodebookEditor;
  /** False for viewers, and for everybody while a job works on the question. */
  mayEdit: boolean;
  withSentiment: boolean;
};

/** The codebook that the page shows, for every part of the page. */
export const CodebookContext = createContext<CodebookPage | null>(null);

export function useCodebookPage(): CodebookPage {
  const page = useContext(CodebookContext);
  if (!page) throw new Error("A part of the codebook page stands outside its CodebookContext");
  return page;
}
