const REAL_SYMBOL = /[\p{L}\p{N}\p{Sc}\p{Extended_Pictographic}]|[:;=]['-]?[()D|/PpOo3]|<3/u;

/** True for a text without a letter, digit, currency sign, emoji or emoticon: "", "-" and "???". */
export const isEmptyAnswer = (text: string): boolean => !REAL_SYMBOL.test(text);
