/** The most projects of an organization, without temporary ones. */
export const MOST_PROJECTS = 10_000;
/** The most questions of a project. */
export const MOST_QUESTIONS = 500;
/** The most temporary projects of an organization; one-call coding creates them. */
export const MOST_TEMPORARY = 100_000;
