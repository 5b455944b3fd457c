/** A name or a value in a sentence. */
export function Code({ children }: { children: string }) {
  return <code className="type-code rounded-1 bg-sunken px-1 py-px wrap-anywhere text-ink">{children}</code>;
}
