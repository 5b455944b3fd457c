/** Makes rows of answers, page by page. */
export async function* mapPages<Answer, Row>(
  pages: AsyncIterable<readonly Answer[]>,
  rowOf: (answer: Answer) => Row,
): AsyncGenerator<Row[]> {
  for await (const answers of pages) yield answers.map(rowOf);
}
