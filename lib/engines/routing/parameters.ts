/**
 * Reviewed answers that the model had coded before people did, from which on the rule says anything. With 100 the loss of
 * F1 stayed within its interval, with 500 it was nowhere over .006 (`npm run bench:routing`).
 */
export const LEAST_COMPARED = 100;
/** Steps in which the share of answers that stay with the learning engine grows. */
export const SHARES_TRIED = 20;
/** The 95% limit of the normal distribution, on one side. */
export const ONE_SIDED = 1.645;
/** Fewer answers are all sent: they fit into one prompt. */
export const LEAST_ROUTED = 50;
/**
 * Where the learning engine expects such an F1 of its codes and the model gives none of them, the answer is in doubt;
 * with so many reviewed answers at least. Not measured.
 */
export const SURE_TO_DOUBT = 0.5;
export const LEAST_REVIEWED_TO_DOUBT = 100;
