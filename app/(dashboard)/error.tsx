"use client";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function WorkbenchError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <div className="px-4 sm:px-6">
      <EmptyState
        title="This page could not be shown"
        action={
          <Button type="button" look="primary" onClick={reset}>
            Load again
          </Button>
        }
      >
        Nothing was changed or lost. Loading it again often helps.
        {error.digest && (
          <>
            {" "}
            If it does not, report the number <code className="type-code">{error.digest}</code>
          </>
        )}
      </EmptyState>
    </div>
  );
}
