/** Projects of an organization, without temporary ones. */
export const MOST_PROJECTS = 10_000;
/** Questions of a project. */
export const MOST_QUESTIONS = 500;
/** Temporary projects of an organization, made by one-call coding. */
export const MOST_TEMPORARY = 100_000;
