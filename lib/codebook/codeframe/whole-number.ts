const WHOLE = /^0*([1-9]\d{0,8})(?:[.,]0+)?$/;

/** The number of a code, as files write it: `7`, `007`, `7.0`; null for anything else. */
export function wholeNumber(text: string): number | null {
  const [, digits] = WHOLE.exec(text) ?? [];
  return digits ? Number(digits) : null;
}

/** Whether a cell is a number, also one that no code can have. */
export const isNumber = (text: string): boolean => /^[+-]?\d+(?:[.,]\d+)?$/.test(text);
