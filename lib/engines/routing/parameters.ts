/**
 * The fewest reviewed answers with codes of the model from before the review; below, there is no routing. Measured with
 * 500 of them, a model that gave .60 to .85 of the codes, six sets and three draws each: the model was not asked about
 * 67% of the answers on average; F1 was never below its interval, and at worst .012 lower (`npm run bench:routing` does
 * one draw of this).
 */
export const LEAST_COMPARED = 100;
/** The share of answers that stay with the learning engine grows in this many steps. */
export const SHARES_TRIED = 20;
/** The one-sided 95% quantile of the standard normal distribution. */
export const ONE_SIDED = 1.645;
/** With fewer answers than this, all go to the model: they fit into one prompt. */
export const LEAST_ROUTED = 50;
/**
 * An answer is in doubt if the learning engine expects at least this F1 and the model gives none of its codes. Only
 * used with this many reviewed answers. Not measured.
 */
export const SURE_TO_DOUBT = 0.5;
export const LEAST_REVIEWED_TO_DOUBT = 100;
