"use client";

import { createContext, type ReactNode, useContext } from "react";

const Coder = createContext(false);

export const CoderProvider = ({ isCoder, children }: { isCoder: boolean; children: ReactNode }) => (
  <Coder value={isCoder}>{children}</Coder>
);

/** Whether the reader is a coder, who codes answers and gets no files. */
export const useIsCoder = () => useContext(Coder);
