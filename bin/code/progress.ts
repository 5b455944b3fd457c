import cliProgress from "cli-progress";

const PLAIN_STEP = 0.25;

export type ProgressDisplay = { at: (processed: number, total: number) => void; end: () => void };

/** Shows progress on standard error: a bar if it is a terminal, otherwise a line per quarter. */
export function showProgress(stream: NodeJS.WriteStream = process.stderr): ProgressDisplay {
  return stream.isTTY ? bar(stream) : lines(stream);
}

function bar(stream: NodeJS.WriteStream): ProgressDisplay {
  const format = "Coding  {bar}  {value} of {total}";
  const display = new cliProgress.SingleBar({
    format,
    stream,
    barCompleteChar: "█",
    barIncompleteChar: "░",
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
  });
  let isShown = false;
  return {
    at(processed, total) {
      if (!isShown) display.start(total, processed);
      isShown = true;
      display.setTotal(total);
      display.update(processed);
    },
    end: () => display.stop(),
  };
}

function lines(stream: NodeJS.WriteStream): ProgressDisplay {
  let said = 0;
  return {
    at(processed, total) {
      const step = Math.floor(processed / total / PLAIN_STEP);
      if (step <= said) return;
      said = step;
      stream.write(`Coded ${processed} of ${total} answers.\n`);
    },
    end: () => {},
  };
}
