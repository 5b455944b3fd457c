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

/**
 * Bounds of a forecast: the reviewed answers that it learns from, and the answers that it judges to find the share that
 * stays with the learning engine. Measured on three sets with a model of .6 and .8 F1: with 200 and 500 reviewed
 * answers, the share differs by .04 on average and .13 at most from that of the whole question (1,000 answers), and
 * takes 1 to 4 s instead of 4 to 27; with 1,500 of which 1,000 are learnt from, it differs by .21 at most.
 */
export const EXAMPLES_IN_FORECAST = 1_000;
export const JUDGED_IN_FORECAST = 300;
/** The most characters of each of these two samples, so that neither hashing nor reading them takes long. */
export const CHARACTERS_IN_FORECAST = 200_000;
/** The milliseconds for which forecasts are cached, and their number. */
export const FORECAST_KEPT_MS = 10 * 60_000;
export const FORECASTS_KEPT = 500;
/** Answers that the learning engine judges per second: it reads them with the sentence encoder. */
export const JUDGED_PER_SECOND = 150;
