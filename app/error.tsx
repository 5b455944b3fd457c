"use client";

import { PlainPage } from "@/components/shell/plain-page";
import { Button } from "@/components/ui/button";

export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <PlainPage title="This page could not be shown">
      <p className="text-ink-2">Nothing was changed or lost. Loading it again often helps.</p>
      {error.digest && (
        <p className="type-small text-ink-3">
          If it does not, report the number <code className="type-code text-ink-2">{error.digest}</code>
        </p>
      )}
      <Button type="button" look="primary" size="large" className="mt-3" onClick={reset}>
        Load again
      </Button>
    </PlainPage>
  );
}
