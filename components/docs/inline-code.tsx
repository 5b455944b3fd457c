/** A sentence in which `backticks` set names and values in code. */
export function InlineCode({ text }: { text: string }) {
  let position = 0;
  return text.split("`").map((part) => {
    position += 1;
    return position % 2 === 0 ? (
      <code key={position} className="type-code rounded-1 bg-sunken px-1 py-px wrap-anywhere text-ink">
        {part}
      </code>
    ) : (
      part
    );
  });
}
