/** The most characters of a text in a preview. */
const LONGEST = 200;

/** A value for a preview. A long text is cut and ends with an ellipsis. */
export const shortened = <Value>(value: Value): Value | string =>
  typeof value === "string" && value.length > LONGEST ? `${value.slice(0, LONGEST).toWellFormed()}…` : value;

/** Formats data as JSON with its long texts cut. */
export const shortenedJson = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => shortened(value), 2);
