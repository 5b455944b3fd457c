/** The most saved views of a question. */
export const MAX_SAVED_VIEWS = 100;
