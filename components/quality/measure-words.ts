/** What the measures of agreement mean, in a line below them. */
export const MEASURE_WORDS =
  "Precision: how many of the machine’s codes people gave too. Recall: how many of people’s codes the machine found. F1 combines both; κ and α are agreement beyond chance (1 = full).";
