import { PlainPage } from "@/components/shell/plain-page";

export default function SharedNotFound() {
  return (
    <PlainPage title="This link no longer works.">
      <p className="text-ink-2">Ask who sent it for a new one.</p>
    </PlainPage>
  );
}
