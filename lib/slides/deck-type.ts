/** The media type of PowerPoint's presentations. */
export const DECK_TYPE = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
