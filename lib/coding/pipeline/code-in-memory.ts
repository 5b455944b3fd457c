import { type Codebook, type CodebookDraft, numberCodebook } from "@/lib/codebook/codebook";
import {
  type AnswerCoding,
  type CodingEngine,
  type EngineUsage,
  type FrameFit,
  type Guidance,
  NO_GUIDANCE,
} from "@/lib/engines/engine";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import { callerSignal } from "@/lib/workers/caller";
import { type AnswerGroup, type CodedGroup, groupEqual, spread } from "./answer-groups";
import { codeAnswers } from "./code-answers";
import type { CodingStore, QuestionContext, QuestionWork } from "./coding-store";
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
): Promise<{ codebook: Codebook; frame: FrameFit | null; codings: AnswerCoding[] }> {
  const groups = groupEqual(answers);
  const memory: Memory = { codebook: given && numberCodebook(given, context.codingType), codings: new Map() };
  await codeAnswers(storeOf(engine, { context, groups, guidance }, memory));
  return { codebook: memory.codebook ?? [], frame: memory.frame ?? null, codings: codingsOf(groups, memory) };
}

type Note = (usage: EngineUsage, codings: readonly AnswerCoding[]) => void;

/** Codes a few answers with a given task, without writing anything. `note` is told what each call used and coded. */
export async function codeByTask(
  engine: CodingEngine,
  work: QuestionWork,
  note: Note = () => {},
): Promise<AnswerCoding[]> {
  const memory: Memory = { codebook: [], work, codings: new Map(), note };
  await codeAnswers(storeOf(engine, work, memory));
  return codingsOf(work.groups, memory);
}

type Memory = {
  codebook: Codebook | null;
  frame?: FrameFit | null;
  work?: QuestionWork;
  note?: Note;
  /** Codings by the id of the group's representative. */
  codings: Map<string, CodedGroup["coding"]>;
};

const codingOf = ({ codings }: Memory, id: string): AnswerCoding => ({
  mentions: [],
  ...codings.get(id),
  answerId: id,
});

const codingsOf = (groups: readonly AnswerGroup[], memory: Memory) =>
  spread(groups.map((group) => ({ group, coding: codingOf(memory, group.representative.id) })));

type Given = { context: QuestionContext; groups: readonly AnswerGroup[]; guidance?: Guidance | undefined };

function storeOf(engine: CodingEngine, { context, groups, guidance }: Given, memory: Memory): CodingStore {
  const idsIn = (some: readonly AnswerGroup[]) => new Set(some.flatMap(({ answers }) => answers.map(({ id }) => id)));
  const keep = async (coded: readonly CodedGroup[], usage: EngineUsage) => {
    const full = coded.map(({ group, coding }) => ({
      group,
      coding: { ...coding, answerId: group.representative.id },
    }));
    memory.note?.(usage, spread(full));
    for (const { group, coding } of coded) memory.codings.set(group.representative.id, coding);
  };
  return {
    engine,
    whileWanted: (run) => run(callerSignal()),
    prepare: async () => {},
    hasCodebook: async () => memory.codebook !== null,
    readGuidance: async () => guidance ?? NO_GUIDANCE,
    readAnswers: async () => ({ context, groups }),
    async saveCodebook(generated) {
      memory.codebook = generated.codebook;
      memory.frame = generated.frame;
    },
    async readWork() {
      memory.work ??= { context, groups, task: codingTask(context, memory.codebook ?? []) };
      return memory.work;
    },
    readNewDisagreements: async () => null,
    saveManual: async () => {},
    readOpen: async () => idsIn(groups.filter(({ representative }) => !memory.codings.has(representative.id))),
    saveCoded: keep,
    isAllNotCoded: async () => false,
    readUnfitting: async () => ({ unfitting: null, added: 0 }),
    saveExtension: async () => ({ added: 0 }),
    readReviewable: async () => ({ own: idsIn(groups), reviewed: 0 }),
    readCodings: async (asked) => asked.map(({ representative }) => codingOf(memory, representative.id)),
    saveReviewed: ({ changed, usage }) => keep(changed, usage),
    finish: async () => {},
  };
}
