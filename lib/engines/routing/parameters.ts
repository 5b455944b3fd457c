/**
 * Reviewed answers that the model had coded before people did, from which on the rule says anything. With 500, a
 * model that gave .60 to .85 of the codes, six sets and three draws each, 67% of the answers were saved in the mean; F1 was
 * nowhere below its interval, and at worst .012 lower (as `npm run bench:routing` does with one draw).
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
