import { inTurns } from "@/lib/parts";
import { answersAtOnce } from "./read-answers";

/** After making and writing rows with this many cells (3 to 5 ms), other work of the process gets a turn. */
const CELLS_PER_TURN = 5_000;

/** Makes the rows of answers, each with this many cells, a few rows at a time: an answer may have 8,000 columns. */
export async function* rowsInTurns<Answer, Row>(
  pages: AsyncIterable<readonly Answer[]>,
  cells: number,
  rowsOf: (answer: Answer) => Row[],
): AsyncGenerator<Row[]> {
  for await (const answers of pages) {
    for await (const part of inTurns(answers, answersAtOnce(cells, CELLS_PER_TURN))) yield part.flatMap(rowsOf);
  }
}
