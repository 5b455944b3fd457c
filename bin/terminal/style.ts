/**
 * Functions that colour text for people. They change nothing if the output is not a terminal, or if NO_COLOR is set.
 */
export type Style = Record<"bold" | "dim" | "green" | "red" | "yellow", (text: string) => string>;

const CODES = { bold: [1, 22], dim: [2, 22], green: [32, 39], red: [31, 39], yellow: [33, 39] } as const;

export function styleFor(stream: NodeJS.WriteStream): Style {
  const isPlain = !stream.isTTY || Boolean(process.env.NO_COLOR) || process.env.TERM === "dumb";
  const paint = (name: keyof typeof CODES) => (text: string) =>
    isPlain ? text : `\u001b[${CODES[name][0]}m${text}\u001b[${CODES[name][1]}m`;
  return {
    bold: paint("bold"),
    dim: paint("dim"),
    green: paint("green"),
    red: paint("red"),
    yellow: paint("yellow"),
  };
}
