/**
 * The text without the characters at its end that match `unwanted`. A pattern such as `/\s+$/` would take quadratic
 * time on a text with long runs inside it.
 */
export function trimEnd(text: string, unwanted: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const start = end > 1 && isPair(text, end - 2) ? end - 2 : end - 1;
    if (!unwanted.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}

const isPair = (text: string, at: number) => (text.codePointAt(at) ?? 0) > 0xffff;
