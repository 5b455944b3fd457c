"use client";

import { isServer, MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { showFailure } from "../ui/show-failure";

let ofBrowser: QueryClient | undefined;

/** The query cache: one per browser tab, one per request on the server. */
export function QueryProvider({ children }: { children: ReactNode }) {
  if (isServer) return <QueryClientProvider client={newQueryClient()}>{children}</QueryClientProvider>;
  ofBrowser ??= newQueryClient();
  return <QueryClientProvider client={ofBrowser}>{children}</QueryClientProvider>;
}

/** A client that shows every failed change in a toast, unless the page itself shows the failure. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    // The clients in `workbench/api.ts` try again where that helps.
    defaultOptions: { queries: { staleTime: 20_000, retry: false } },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isShownInPlace) showFailure(error);
      },
    }),
  });
}
