import { ON_PAPER } from "@/lib/charts/chart-file";
import { drawIntervals } from "@/lib/charts/draw-intervals";
import type { RelatedScore } from "./relate-score";
import { scoreChart } from "./score-chart";

/** The impacts of a score as an SVG document, under the question's wording. */
export const scorePicture = (related: RelatedScore, scoreName: string): string =>
  drawIntervals({ title: related.question.text.replace(/\s+/g, " "), ...scoreChart(related, scoreName) }, ON_PAPER);
