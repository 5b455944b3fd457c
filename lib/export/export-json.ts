import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { parentShown } from "@/lib/codebook/nets";
import { countRulesOf } from "@/lib/engines/count-rules";
import { streamBytes } from "@/lib/tables/stream-bytes";
import { type ExportFrame, readExportFrame } from "./export-frame";
import { type ExportedFile, fileName } from "./file-name";
import type { ExportSource } from "./find-source";
import type { IncludedAsText } from "./layouts";
import { type ExportedAnswer, type ExportedMention, readAnswers } from "./read-answers";

const ANSWERS_AT_ONCE = 500;

/**
 * Coded answers with their codebook as one JSON object, read while it is sent. Throws NOT_FOUND, NOT_GROUPED, NO_DATA.
 */
export async function exportJson(
  db: Db,
  caller: Caller,
  source: ExportSource,
  included: IncludedAsText,
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, source);
  return { name: `${fileName(frame)}.json`, content: streamBytes(piecesOf(db, frame, included)) };
}

async function* piecesOf(db: Db, frame: ExportFrame, included: IncludedAsText): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  const shownParent = parentShown(frame.codebook);
  const head = JSON.stringify({
    title: frame.title,
    ...(frame.filter && { filter: frame.filter.words }),
    questions: frame.waves.map(({ number, projectId, questionId, projectName, wording, answers }) => ({
      ...(frame.isGrouped && { wave: number }),
      project_id: projectId,
      question_id: questionId,
      project: projectName,
      text: wording,
      answers,
    })),
    exported_at: new Date().toISOString(),
    codebook: frame.codebook.map(({ name, parentId, codes }) => ({
      name,
      ...shownParent({ parentId }),
      codes: codes.map((code) => ({
        code_number: code.codeNumber,
        name: code.name,
        ...(code.definition !== null && { definition: code.definition }),
        ...countRulesOf(code),
        sentiment: code.sentiment,
      })),
    })),
  });
  yield encoder.encode(`${head.slice(0, -1)},"answers":[`);
  let separator = "\n";
  for await (const answers of readAnswers(db, frame, ANSWERS_AT_ONCE)) {
    const lines = answers.map((answer) => JSON.stringify(shownAnswer(answer, frame, included)));
    yield encoder.encode(`${separator}${lines.join(",\n")}`);
    separator = ",\n";
  }
  yield encoder.encode("\n]}\n");
}

/** An answer as the file holds it. */
export const shownAnswer = (answer: ExportedAnswer, { isGrouped }: ExportFrame, included: IncludedAsText) => ({
  id: answer.id,
  ...(isGrouped && { wave: answer.wave }),
  text: answer.text,
  ...(answer.translation !== null && { translation: answer.translation }),
  ...(included.demographics && { segments: answer.segments }),
  state: answer.state,
  reviewed: answer.reviewed,
  codes: answer.mentions.map((mention) => shownMention(mention, included)),
});

const shownMention = (mention: ExportedMention, { sentiment, confidence, evidence, provenance }: IncludedAsText) => ({
  code_number: mention.number,
  name: mention.name,
  category: mention.category,
  ...(sentiment && { mention_sentiment: mention.sentiment }),
  ...(confidence && { confidence: mention.confidence }),
  ...(evidence && { evidence: mention.evidence }),
  ...(provenance && shownProvenance(mention)),
});

const shownProvenance = ({ given }: ExportedMention) => ({
  source: given.source,
  engine: given.engine,
  suggestion_id: given.suggestionId,
  actor: given.actor,
  decided_at: given.at,
});
