"use client";

import { createContext, type ReactNode, useCallback, useContext } from "react";
import type { SegmentNames } from "@/lib/questions/segment-names";
import { keyWords } from "./segment-words";

const Names = createContext<SegmentNames>({});

/** Names the segments of a question for everything inside. */
export const SegmentNamesProvider = ({ names, children }: { names: SegmentNames; children: ReactNode }) => (
  <Names value={names}>{children}</Names>
);

/** A function that returns a segment's name for people, by its key. */
export function useSegmentName(): (key: string) => string {
  const names = useContext(Names);
  return useCallback((key) => keyWords(key, names), [names]);
}
