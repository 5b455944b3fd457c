import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import type { Codebook } from "@/lib/codebook/codebook";
import { codesHashOf, readManual } from "@/lib/codebook/coding-manual";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { readCodings } from "@/lib/coding/job/read-codings";
import { readQuestion } from "@/lib/coding/job/read-question";
import { type AnswerGroup, addToGroups } from "@/lib/coding/pipeline/answer-groups";
import type { CodedExample, CodingEngine, Mention } from "@/lib/engines/engine";
import { onBehalfOf } from "@/lib/engines/on-behalf-of";
import { engineFor } from "@/lib/model-settings/current-engine";
import type { QuestionScope } from "@/lib/questions/find-question";
import { answerPages } from "@/lib/responses/answer-pages";
import { readExamples } from "@/lib/responses/read-examples";
import type { CodedAnswer, Material } from "./compute/coded-answers";
import { CHARACTERS_OF_CODE, MAX_ANSWERS, MAX_CHARACTERS } from "./parameters";
import { readWaves, type SuggestionScope } from "./subject";

/**
 * The coded answers of a question or of all waves of a group, with the codebook and people's decisions. Answers that
 * were never coded are left out. Codes of all waves have their ids in the first wave.
 */
export async function readMaterial(
  db: Db,
  scope: SuggestionScope,
  engine: CodingEngine,
  signal: AbortSignal,
): Promise<Material> {
  const { context } = await readQuestion(db, scope);
  const codebook = await readCodebook(db, scope);
  const examples: CodedExample[] = [];
  const read = newAnswers();
  for (const wave of await wavesOf(db, scope)) {
    const { context: own } = await readQuestion(db, wave);
    const idOf = sharedIds(codebook, await readCodebook(db, wave));
    for (const example of await readExamples(db, wave, { waiting: true })) {
      const indexes = [...example.codeIds.keys()].filter((index) => idOf.has(example.codeIds[index] ?? ""));
      examples.push({
        ...example,
        codeIds: indexes.flatMap((index) => idOf.get(example.codeIds[index] ?? "") ?? []),
        sentiments: indexes.flatMap((index) => example.sentiments?.[index] ?? []),
      });
    }
    await readAnswers(db, wave, own.language, idOf, read);
  }
  const local =
    engine.name === "local" ? engine : onBehalfOf(scope.organizationId, await engineFor(db, { localEngine: true }));
  const manual = await readManual(db, scope, codesHashOf(codebook));
  return { engine, local, signal, context, codebook, manual, examples, answers: answersIn(read) };
}

async function wavesOf(db: Db, { grouped, organizationId, questionId }: SuggestionScope): Promise<QuestionScope[]> {
  if (!grouped) return [{ organizationId, questionId }];
  const waves = await readWaves(db, { organizationId, questionId });
  return waves.map((wave) => ({ organizationId, questionId: wave.questionId }));
}

/** The id in the first wave of each code of a wave. */
function sharedIds(shared: Codebook, own: Codebook): Map<string, string> {
  const byNumber = new Map(shared.flatMap(({ codes }) => codes.map(({ codeNumber, id }) => [codeNumber, id] as const)));
  return new Map(own.flatMap(({ codes }) => codes.map(({ codeNumber, id }) => [id, byNumber.get(codeNumber) ?? id])));
}

type Answers = {
  /** Equal answers, those that the machine coded and those that a person decided. */
  kinds: readonly [Map<string, AnswerGroup>, Map<string, AnswerGroup>];
  mentions: Map<string, readonly Mention[]>;
  read: number;
  characters: number;
};

const newAnswers = (): Answers => ({ kinds: [new Map(), new Map()], mentions: new Map(), read: 0, characters: 0 });

const isEnough = ({ read, characters }: Answers): boolean => read >= MAX_ANSWERS || characters >= MAX_CHARACTERS;

async function readAnswers(
  db: Db,
  scope: QuestionScope,
  language: string,
  idOf: ReadonlyMap<string, string>,
  answers: Answers,
): Promise<void> {
  const { kinds, mentions } = answers;
  if (isEnough(answers)) return;
  const isOpen = sql`${responses.codedAt} is not null or ${responses.reviewed}`;
  for await (const page of answerPages(db, scope, { isOpen, withCodes: true })) {
    const coded = page.filter(({ open }) => open);
    const codings = await readCodings(
      db,
      scope,
      coded.map(({ id }) => id),
    );
    for (const [kind, groups] of kinds.entries()) {
      const own = coded.filter(({ reviewed }) => Number(reviewed) === kind);
      addToGroups(
        groups,
        own.map(({ id, text, flags, ...answer }) => ({ id, text, flags, language: answer.language ?? language })),
      );
    }
    for (const [index, { id }] of coded.entries()) {
      const own = codings[index]?.mentions ?? [];
      mentions.set(
        id,
        own.map((mention) => ({ ...mention, codeId: idOf.get(mention.codeId) ?? mention.codeId })),
      );
    }
    answers.read += page.length;
    for (const { text } of page) answers.characters += text.length;
    for (const { mentions } of codings) {
      for (const { evidence } of mentions) answers.characters += CHARACTERS_OF_CODE + (evidence?.length ?? 0);
    }
    if (isEnough(answers)) break;
  }
}

/** Equal answers are one, unless a person has decided about some of them. */
function answersIn({ kinds, mentions }: Answers): CodedAnswer[] {
  return kinds.flatMap((groups, kind) =>
    [...groups.values()].map((group) => ({
      ...group,
      mentions: mentions.get(group.answers[0]?.id ?? "") ?? [],
      reviewed: kind === 1,
    })),
  );
}
