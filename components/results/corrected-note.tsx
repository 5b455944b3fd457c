import { MIN_SAMPLE } from "@/lib/review/parameters";
import { whole } from "../ui/figures";

/** Says on what corrected shares rest and when they are not to be trusted, or why there are none. */
export function CorrectedNote({ sample }: { sample: { answers: number } }) {
  if (sample.answers < MIN_SAMPLE) {
    return (
      <p className="text-warn-ink">
        Nothing is corrected: {whole(sample.answers)} of {MIN_SAMPLE} randomly drawn answers are checked. Draw and check
        a random sample under Quality.
      </p>
    );
  }
  return (
    <p>
      Corrected shares rest on {whole(sample.answers)} randomly drawn answers that people checked: they say how often
      the machine gives a code wrongly and how often it misses it. Don’t trust them where the interval is wide or the
      sample is unfinished or hastily checked; published work finds that such corrections repair less than hoped
      (Baumann and others 2025, <a href="https://arxiv.org/abs/2509.08825">arXiv 2509.08825</a>).
    </p>
  );
}
