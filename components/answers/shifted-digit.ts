/**
 * The digit from 1 to 9 that is pressed with Shift, whatever character the keyboard's layout has there; null for other
 * keys.
 */
export function shiftedDigit({ code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null {
  const digit = shiftKey && !ctrlKey && !metaKey && !altKey && /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit ? Number(digit) : null;
}
