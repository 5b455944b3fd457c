/** The most saved tables of a question. */
export const MAX_SAVED_TABLES = 100;
/** The most bytes of a saved table's definition as JSON. */
export const MAX_TABLE_BYTES = 32_768;
