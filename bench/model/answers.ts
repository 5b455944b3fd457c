import { seededRandom } from "@/lib/numeric/random";
import { inventedAnswers } from "../engine/answers";
import { TOPICS } from "../engine/topics";

const SHARE_OF_SHORT_ANSWERS = 0.5;
const OPINIONS = ["good", "bad", "too expensive", "fine", "lovely", "poor", "nothing to complain about"];

/** Answers as surveys have them: half are short and shared by many respondents, the rest are unique. */
export function surveyAnswers(count: number): { id: string; text: string }[] {
  const random = seededRandom(7);
  const short = TOPICS.flatMap(([name]) => OPINIONS.map((opinion) => `${name} ${opinion}`));
  const popular = () => short[Math.floor(short.length ** random()) - 1] ?? "good";
  return inventedAnswers(count).map(({ text }, index) => ({
    id: `r${index}`,
    text: random() < SHARE_OF_SHORT_ANSWERS ? popular() : text,
  }));
}
