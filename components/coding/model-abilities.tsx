"use client";

import { createContext, type ReactNode, useContext } from "react";

export type ModelAbilities = {
  /** The names of the engines that can code together and vote; none if no further models are configured. */
  voters: readonly string[];
  /** The language into which answers can be translated; null without a language model. */
  translatesInto: string | null;
};

const Abilities = createContext<ModelAbilities>({ voters: [], translatesInto: null });

export const ModelProvider = ({ abilities, children }: { abilities: ModelAbilities; children: ReactNode }) => (
  <Abilities value={abilities}>{children}</Abilities>
);

/** What the configured language model can do for the question of the page. */
export const useModel = () => useContext(Abilities);
