"use client";

import { isServer, MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { showFailure } from "../ui/show-failure";

let ofBrowser: QueryClient | undefined;

/** Keeps what pages have read: one cache per browser tab, one per request on the server. */
export function QueryProvider({ children }: { children: ReactNode }) {
  if (isServer) return <QueryClientProvider client={newQueryClient()}>{children}</QueryClientProvider>;
  ofBrowser ??= newQueryClient();
  return <QueryClientProvider client={ofBrowser}>{children}</QueryClientProvider>;
}

/** Whatever a change fails with is told in a toast, unless its own place shows it. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 20_000, retry: 1 } },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isShownInPlace) showFailure(error);
      },
    }),
  });
}
