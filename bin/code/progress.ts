const PLAIN_STEP = 0.25;
const BAR_WIDTH = 30;
const CLEAR_LINE = "\u001b[K";

export type ProgressDisplay = { at: (processed: number, total: number) => void; end: () => void };

/** Shows progress on standard error: a bar if it is a terminal, otherwise a line per quarter. */
export function showProgress(stream: NodeJS.WriteStream = process.stderr): ProgressDisplay {
  return stream.isTTY ? bar(stream) : lines(stream);
}

function bar(stream: NodeJS.WriteStream): ProgressDisplay {
  return {
    at(processed, total) {
      const full = Math.round((processed / total) * BAR_WIDTH);
      const drawn = "█".repeat(full) + "░".repeat(BAR_WIDTH - full);
      stream.write(`\r${CLEAR_LINE}Coding  ${drawn}  ${processed} of ${total}`);
    },
    end: () => stream.write(`\r${CLEAR_LINE}`),
  };
}

function lines(stream: NodeJS.WriteStream): ProgressDisplay {
  let said = 0;
  return {
    at(processed, total) {
      const step = Math.floor(processed / total / PLAIN_STEP);
      if (step <= said) return;
      said = step;
      stream.write(`Coded ${processed} of ${total} rows.\n`);
    },
    end: () => {},
  };
}
