type Worded = { text: string; temporary: boolean; projectName: string };

/**
 * A question's wording; null in a temporary project that was made without one, whose question is called as the project.
 */
export const wordingOf = ({ text, temporary, projectName }: Worded): string | null =>
  temporary && text === projectName ? null : text;
