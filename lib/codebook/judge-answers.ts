import { CODING_TYPES, type CodingType, type Confidence } from "@/db/schema/terms";
import { type AnswerFeatures, measureAnswers } from "./answer-features";

/** The kind of answers that the wording of a question asks for, in English, German, Spanish, French and Portuguese. */
const ASKS_FOR_NAMES =
  /\b(?:brands?|compan(?:y|ies)|stores?|shops?|retailers?|supermarkets?|apps?|banks?|airlines?|car makers?|manufacturers?|providers?|newspapers?|magazines?|politicians?|celebrit(?:y|ies)|marken?|firmen?|unternehmen|hersteller|geschäfte?|läden|supermärkte?|marcas?|empresas?|tiendas?|supermercados?|lojas?|marques?|entreprises?|magasins?|supermarchés?)\b/iu;
const ASKS_FOR_TOPICS =
  /\b(?:topics?|themes?|issues?|subjects?|concerns?|areas?|priorit(?:y|ies)|reasons?|themen?|anliegen|gründe?|temas?|asuntos?|motivos?|razones|sujets?|thèmes?|raisons?|assuntos?|razões)\b/iu;
const ASKS_FOR_OPINION =
  /\b(?:why|how|think|thoughts?|feel|feedback|opinions?|(?:dis)?liked?|improve|better|experience|impression|stood out|stands? out|satisf\w+|recommend\w*|warum|wieso|weshalb|wie|meinung|gefallen|gefällt|verbessern|por qué|cómo|opina\w*|opinión|mejorar|pourquoi|comment|avis|améliorer|por que|como|opinião|melhorar)\b/iu;

export type Judgement = { type: CodingType; alternative: CodingType; confidence: Confidence; reasoning: string };

/** The coding type that suits the answers to a question, with the reasons. `language` is an ISO 639-1 code. */
export function judgeAnswers(answers: readonly string[], wording: string, language: string): Judgement {
  const features = measureAnswers(answers, language);
  const scores = scoresOf(features, wording);
  const [type, alternative] = CODING_TYPES.toSorted((a, b) => scores[b] - scores[a]) as [CodingType, CodingType];
  return {
    type,
    alternative,
    confidence: confidenceOf(scores[type] - scores[alternative], features.answers),
    reasoning: `${REASONS[type](features)}${wordingReason(type, wording)}`,
  };
}

/**
 * Scores each coding type. Answers that only name things are entities if they are written with capitals or if the
 * question asks for names, otherwise topics; answers with feeling are opinions. The weights were set by hand on ten
 * public data sets of coded answers and on lists of brands.
 */
function scoresOf({ naming, feeling, capitals }: AnswerFeatures, wording: string): Record<CodingType, number> {
  const asks = (pattern: RegExp) => (pattern.test(wording) ? 1 : 0);
  const [names, topics, opinion] = [asks(ASKS_FOR_NAMES), asks(ASKS_FOR_TOPICS), asks(ASKS_FOR_OPINION)];
  const writtenAsNames = capitals === null ? 0.1 : Math.min(0.3, capitals);
  return {
    entity:
      naming < 0.5 ? 0 : 0.5 * naming + writtenAsNames + 0.4 * names - 0.15 * Math.max(topics, opinion) - feeling / 2,
    qualitative_topics: 0.4 * (1 - feeling) + 0.2 * naming + 0.3 * topics - 0.1 * opinion,
    qualitative: 0.25 + 0.7 * feeling + 0.2 * opinion,
  };
}

function confidenceOf(margin: number, answers: number): Confidence {
  if (margin < 0.12 || answers < 5) return "low";
  return margin < 0.3 || answers < 20 ? "medium" : "high";
}

const percent = (share: number) => `${Math.round(100 * share)}%`;

const commonest = ({ names }: AnswerFeatures) =>
  names
    .slice(0, 3)
    .map(({ name, answers }) => `"${name}" (${answers})`)
    .join(", ");

const REASONS: Record<CodingType, (features: AnswerFeatures) => string> = {
  entity: (features) =>
    `${percent(features.naming)} of ${counted(features)} only name something, in one to three words each; the most frequent are ${commonest(features)}.`,
  qualitative_topics: (features) =>
    `${features.feeling === 0 ? "None" : `Only ${percent(features.feeling)}`} of ${counted(features)} hold a word of feeling${features.naming >= 0.3 ? `, and ${percent(features.naming)} just name a subject, most often ${commonest(features)}` : ""}: what they speak about matters more than how they feel about it.`,
  qualitative: (features) =>
    `${percent(features.feeling)} of ${counted(features)} hold a word of feeling and ${percent(1 - features.naming)} say more than a name: they are opinions, whose themes go with a sentiment.`,
};

const counted = ({ answers }: AnswerFeatures) =>
  answers === 1 ? "1 answer" : `${answers.toLocaleString("en")} answers`;

function wordingReason(type: CodingType, wording: string): string {
  const patterns = { entity: ASKS_FOR_NAMES, qualitative_topics: ASKS_FOR_TOPICS, qualitative: ASKS_FOR_OPINION };
  const word = patterns[type].exec(wording)?.[0];
  return word ? ` The question's "${word.toLowerCase()}" asks for that too.` : "";
}
