import { type Codebook, type CodebookDraft, numberCodebook } from "@/lib/codebook/codebook";
import { type AnswerCoding, type CodingEngine, type Guidance, NO_GUIDANCE } from "@/lib/engines/engine";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import { groupEqual, spread } from "./answer-groups";
import { codeAnswers } from "./code-answers";
import type { CodedGroup, CodingStore, QuestionContext, QuestionWork } from "./coding-store";
import { codingTask } from "./coding-task";

type Input = {
  context: QuestionContext;
  answers: readonly PreparedAnswer[];
  /** The codebook to code by; null to generate one. */
  given: CodebookDraft | null;
  guidance?: Guidance | undefined;
};

/**
 * Codes a few prepared answers without writing anything. Returns the codebook and the coding of every answer except
 * junk.
 */
export async function codeInMemory(
  engine: CodingEngine,
  { context, answers, given, guidance }: Input,
): Promise<{ codebook: Codebook; codings: AnswerCoding[] }> {
  const groups = groupEqual(answers);
  const codings = new Map<string, CodedGroup["coding"]>();
  const codingOf = (id: string): AnswerCoding => ({ mentions: [], ...codings.get(id), answerId: id });
  const keep = async (coded: readonly CodedGroup[]) => {
    for (const { group, coding } of coded) codings.set(group.representative.id, coding);
  };
  let codebook = given && numberCodebook(given, context.codingType);
  let work: QuestionWork | undefined;
  const store: CodingStore = {
    engine,
    whileWanted: (run) => run(new AbortController().signal),
    prepare: async () => {},
    hasCodebook: async () => codebook !== null,
    readGuidance: async () => guidance ?? NO_GUIDANCE,
    readAnswers: async () => ({ context, groups }),
    async saveCodebook(generated) {
      codebook = generated.codebook;
    },
    async readWork() {
      work ??= { context, groups, task: codingTask(context, codebook ?? [], groups) };
      return work;
    },
    async readOpen() {
      const open = groups.filter(({ representative }) => !codings.has(representative.id));
      return new Set(open.flatMap((group) => group.answers.map(({ id }) => id)));
    },
    saveCoded: keep,
    isAllNotCoded: async () => false,
    readUnfitting: async () => ({ unfitting: null, added: 0 }),
    saveExtension: async () => ({ added: 0 }),
    readReviewable: async () => ({ own: new Set(answers.map(({ id }) => id)), reviewed: 0 }),
    readCodings: async (asked) => asked.map(({ representative }) => codingOf(representative.id)),
    saveReviewed: keep,
    finish: async () => {},
  };
  await codeAnswers(store);
  const all = groups.flatMap((group) => spread(group, codingOf(group.representative.id)));
  return { codebook: codebook ?? [], codings: all };
}
