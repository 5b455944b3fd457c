/** The most projects of an organization, without temporary ones. */
export const MAX_PROJECTS = 10_000;
/** The most questions of a project. */
export const MAX_QUESTIONS = 500;
/** The most temporary projects of an organization; one-call coding creates them. */
export const MAX_TEMPORARY = 100_000;
/** The most tags of a project. */
export const MAX_TAGS = 20;
