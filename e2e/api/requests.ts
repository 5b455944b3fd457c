import { MEBIBYTE } from "@/lib/runtime/mebibyte";

/** A codebook of two categories, and requests that use it. */
export const CODEBOOK = {
  categories: [
    {
      name: "Staff",
      codes: [
        { name: "Friendly staff", definition: "Staff are friendly, helpful, polite", sentiment: "Positive" },
        { name: "Rude staff", definition: "Staff are rude or unhelpful", sentiment: "Negative" },
      ],
    },
    { name: "Price", codes: [{ name: "Price", definition: "Price, cost, expensive, cheap" }] },
  ],
};

export const answers = (...texts: string[]) => texts.map((text, index) => ({ id: `r${index + 1}`, text }));

export const codeRequest = (...texts: string[]) => ({ responses: answers(...texts), codebook: CODEBOOK });

/** A request of exactly this many MiB with `count` different answers. */
export function requestOfSize(mebibytes: number, count: number, { lastText }: { lastText?: unknown } = {}): string {
  const bytes = mebibytes * MEBIBYTE;
  const filler = "the room was clean and the staff were kind and we would come again ".repeat(60);
  const each = Math.floor(bytes / count) - 40;
  const responses = Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    text: index === count - 1 && lastText !== undefined ? lastText : `Stay ${index}: ${filler}`.slice(0, each),
  }));
  return JSON.stringify({ responses }).padEnd(bytes);
}
