/** What the base of all shares is, for the notes of tables. */
export const BASE_WORDS =
  "The base is who was asked and answered: all answers that are not empty and that the machine or a person has decided about, whatever becomes of their codes.";
