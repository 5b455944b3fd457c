/** A command or a reply to copy. Long lines wrap, so that nothing scrolls sideways. */
export function CodeSample({ label, children }: { label: string; children: string }) {
  return (
    <figure className="overflow-hidden rounded-2 border border-line bg-canvas">
      <figcaption className="type-label border-b border-line-soft px-4 py-1.5 text-ink-3">{label}</figcaption>
      <pre className="type-code px-4 py-3 wrap-anywhere whitespace-pre-wrap text-ink">
        <code>{children}</code>
      </pre>
    </figure>
  );
}
