/**
 * The text without the characters at its end that `unwanted` matches. A pattern such as `/\s+$/` takes quadratic time
 * where long runs stand within the text.
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
