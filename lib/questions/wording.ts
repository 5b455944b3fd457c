type Worded = { text: string; temporary: boolean; projectName: string };

/** A question's wording; null for a temporary project without one, whose question has the name of the project. */
export const wordingOf = ({ text, temporary, projectName }: Worded): string | null =>
  temporary && text === projectName ? null : text;
