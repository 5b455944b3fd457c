import { CONFIDENCES } from "@/db/schema/terms";
import type { AnswerCoding, CodingTask, EngineAnswer, Mention, Reviewed, ReviewOptions } from "../engine";
import { codeRuns } from "./code-runs";
import { codeSet, findDoubts } from "./doubts";
import { numberCodes } from "./frame";
import { metered } from "./meter";
import type { Asker } from "./model";
import { MAX_REVIEWED_SHARE } from "./parameters";
import { secondPass } from "./second-pass";

/**
 * Asks the model again about the most doubtful codings, at most `MAX_REVIEWED_SHARE` of the answers, and shows it
 * similar answers whose codes are settled. A coding is not changed if the model gives no codes that can be read. The
 * model knows its earlier codes, so its confidence in them does not rise, and that in new codes is medium at most.
 */
export async function review(
  asker: Asker,
  task: CodingTask,
  answers: readonly EngineAnswer[],
  codings: readonly AnswerCoding[],
  options: ReviewOptions = {},
): Promise<Reviewed> {
  const { signal, part = { from: 0, to: answers.length }, open } = options;
  const frame = numberCodes(task.codes);
  const doubts = frame.size === 0 ? [] : findDoubts(answers, codings, options);
  const isWanted = (position: number) =>
    position >= part.from && position < part.to && open?.has(answers[position]?.id ?? "") !== false;
  const wanted = answers.reduce((count, _, position) => count + (isWanted(position) ? 1 : 0), 0);
  const asked = doubts.filter(isWanted).slice(0, Math.ceil(MAX_REVIEWED_SHARE * wanted));
  const passes = { compared: 0, agreed: 0 };
  const note = (agreed: boolean) => {
    passes.compared += 1;
    if (agreed) passes.agreed += 1;
  };
  const { value, usage } = await metered(async (meter) => {
    const given = { answers, codings, doubts, asked };
    const pass = asked.length > 0 ? secondPass(asker.connect(meter, signal), task, frame, given) : undefined;
    if (pass) await codeRuns(asker, pass.round, pass.system, pass.doubtful);
    return codings.slice(part.from, part.to).map((coding, index) => {
      const position = part.from + index;
      const second = pass?.codingOf(position);
      if (!second) return coding;
      note(codeSet(second) === codeSet(coding));
      return { ...second, mentions: second.mentions.map((mention) => withEarlierConfidence(mention, coding)) };
    });
  });
  return { value, usage, passes };
}

/** The mention with the lower of both confidences; as it was, if the model now quotes words that are not there. */
function withEarlierConfidence(mention: Mention, { mentions }: AnswerCoding): Mention {
  const earlier = mentions.find(({ codeId }) => codeId === mention.codeId);
  if (earlier && mention.quoteNotFound) return earlier;
  const most = earlier?.confidence ?? "medium";
  const confidence = CONFIDENCES.indexOf(mention.confidence) > CONFIDENCES.indexOf(most) ? mention.confidence : most;
  return { ...mention, confidence };
}
