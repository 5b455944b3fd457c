/** A number as text of at least two digits: 07. */
export const twoDigits = (number: number): string => String(number).padStart(2, "0");
