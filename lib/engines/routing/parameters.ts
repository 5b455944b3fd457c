/**
 * Without at least this many reviewed answers that a model had coded before the review, there is no routing. Measured
 * with 500 of them and a model that gave .60 to .85 of the codes, on six sets with three draws each. The model was not
 * asked about 67% of the answers on average; F1 was never below its interval, and at worst .012 lower (`npm run
 * bench:routing` does one draw of this).
 */
export const MIN_COMPARED = 100;
/** The share of answers that stay with the learning engine is increased in this many steps. */
export const SHARES_TRIED = 20;
/** The one-sided 95% quantile of the standard normal distribution. */
export const ONE_SIDED = 1.645;
/** With fewer answers than this, all go to the model, because they fit into one prompt. */
export const MIN_ROUTED = 50;
/**
 * An answer is in doubt if the learning engine expects at least this F1, but the model gave none of the codes that the
 * learning engine gives. This is used from that many reviewed answers on. Not measured.
 */
export const SURE_TO_DOUBT = 0.5;
export const MIN_REVIEWED_TO_DOUBT = 100;

/**
 * A forecast learns from at most this many reviewed answers, and judges at most this many answers to find the share
 * that stays with the learning engine. Measured on three sets with a model of .6 and .8 F1. With 200 and 500 reviewed
 * answers, the share differs from that of the whole question (1,000 answers) by .04 on average and .13 at most, and
 * takes 1 to 4 s instead of 4 to 27. With 1,500, of which 1,000 are learnt from, it differs by .21 at most.
 */
export const EXAMPLES_IN_FORECAST = 1_000;
export const JUDGED_IN_FORECAST = 300;
/** The most characters of each of these two samples, so that neither hashing nor reading a sample takes long. */
export const CHARACTERS_IN_FORECAST = 200_000;
/** How many milliseconds forecasts are cached, and how many forecasts. */
export const FORECAST_KEPT_MS = 10 * 60_000;
export const FORECASTS_KEPT = 500;
/** The number of answers that the learning engine judges per second; it reads them with the sentence encoder. */
export const JUDGED_PER_SECOND = 150;
