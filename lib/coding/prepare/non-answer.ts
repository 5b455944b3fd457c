import type { CodingType } from "@/db/schema/terms";
import { bareWords } from "./normalize";
import { copiesQuestion } from "./question-copy";
import { UNKNOWING_ELSEWHERE } from "./unknowing";

const UNKNOWING = [
  /^(?:(?:i|we) )?(?:(?:really|honestly|just|still|simply) )*(?:do not|don't|dont|do n't|dunno|didn't|did not) (?:(?:really|actually|even) )*(?:know|no|remember|recall)(?: (?:at all|really|yet|sorry|for sure|much|enough|anything|either|what to (?:say|write)|what else|how to answer|about (?:it|that|this)|to be honest|tbh|exactly|anymore))*$/,
  /^(?:i |i'm |im |i am |am )?(?:really |honestly |just )*(?:not|un) ?(?:too |really |so |very |entirely )?(?:sure|certain)(?: (?:really|at all|yet|sorry|to be honest|tbh))*$/,
  /^(?:i )?(?:have |had |got |i've )?(?:absolutely |really )?no (?:idea|clue|comment|comments|opinion|answer|response|reply|thoughts)(?: (?:at all|really|sorry|to (?:make|add|give)|on (?:this|that|it)(?: (?:topic|matter|subject|question))?|yet|about (?:it|that|this)|at (?:this|the) (?:time|moment|point)))*$/,
  /^(?:i )?(?:can't|cannot|cant|can not|couldn't|could not) (?:really )?(?:say|think|think of (?:anything|any|one|something)(?: else)?|remember|recall|answer|comment|tell)(?: (?:anything|right now|now|really|at the moment|for sure|that|this|sorry|off the top of my head))*$/,
  /^(?:i )?(?:would |'d |i'd )?(?:(?:do not|don't|dont) )?(?:prefer|rather|choose|want|wish|like|decline|refuse)d?(?: (?:not|to not|not to))?(?: to)? (?:say|answer|comment|disclose|tell|respond)(?: (?:that|this|it|please|this question|the question|on (?:that|this)))*$/,
  /^(?:idk|dk|d\/k|dunno|dont no|don't no|unsure|undecided|no idea sorry|refused|refuse|refusal|declined|did not answer|didn't answer|no answer given|not answered|unknown|no response|skip|skipped|pass|n\/a|n a|na|n\.a|nap|not applicable|does not apply|doesn't apply|not relevant|none of your business|same as (?:above|before)|see above|as above|ditto|rf|nr|cba)$/,
  /^(?:weiß|weiss) (?:ich )?(?:es )?(?:leider )?(?:nicht|net|ned)(?: (?:genau|mehr))?$/,
  /^(?:ich )?(?:weiß|weiss) (?:es |das )?(?:leider )?(?:nicht|net)(?: (?:genau|mehr))?$/,
  /^(?:(?:keine|null) (?:ahnung|angabe|angaben|antwort|meinung|idee)|kein(?:en)? plan|kp|k\.? ?a|kann ich nicht (?:sagen|beurteilen)|nicht zutreffend|entfällt|möchte ich nicht (?:sagen|beantworten)|weiß nicht|weiss nicht)$/,
  /^(?:no (?:lo )?s[eé](?: la verdad)?|ni (?:puta )?idea|no tengo (?:ni )?idea|sin (?:respuesta|opinión|opinion|comentarios?)|no (?:contest[ao]|respond[eo]|aplica|procede)|ns\/nc|ns|nc|prefiero no (?:decirlo|contestar|responder)|no (?:me )?acuerdo|no recuerdo)$/,
  /^(?:(?:je )?(?:ne )?sais pas|j'?sais pas|jsp|aucune idée|aucune idee|sans (?:réponse|reponse|avis|opinion|commentaires?)|pas (?:d'avis|d'opinion|d'idée|de commentaires?|de réponse)|nsp|non applicable|sans objet|je préfère ne pas (?:répondre|dire))$/,
  /^(?:não sei|nao sei|n sei|sei lá|sei la|não faço ideia|nao faco ideia|sem (?:resposta|opinião|opiniao|comentários?|comentarios?)|não se aplica|nao se aplica|prefiro não (?:dizer|responder)|não lembro|nao lembro)$/,
  /^(?:non (?:lo )?so|boh|nessuna idea|weet ik niet|weet niet|geen (?:idee|mening|antwoord)|vet (?:ej|inte)|ved ikke|nie wiem|не знаю|хз|хз не знаю|без понятия|понятия не имею|без комментариев|затрудняюсь ответить|不知道|不清楚|无|没有意见|無回答|わからない|分からない|わかりません|特になし|모름|모르겠다|모르겠습니다|لا أعرف|لا اعرف|لا أعلم|لا يوجد)$/u,
];

const isUnknowing = (bare: string) =>
  bare.length <= LONGEST_SILENCE && [...UNKNOWING, ...UNKNOWING_ELSEWHERE].some((pattern) => pattern.test(bare));

const LONGEST_SILENCE = 80;

const NOTHING =
  /^(?:no|nope|nah|none|none of (?:them|these|those|the above)|neither|nobody|no one|noone|nil|nothing|nothing (?:really|at all|else|more|to add|further|special|in particular|comes to mind)|no nothing|not really|none really|not at all|no more|that's (?:all|it)|nein|nichts|nichts weiter|nix|keine|keiner|keine davon|keiner davon|niemand|nada|nada más|nada mas|ninguno|ninguna|ninguno de ellos|nadie|rien|rien de plus|rien à ajouter|ras|aucun|aucune|aucun d'entre eux|personne|non|nenhum|nenhuma|ninguém|nada a acrescentar|não|nao|niente|nessuno|niets|geen|ничего|нет|没有|なし|없음)$/u;

const ASKS_FOR_MORE =
  /\b(?:anything else|any(?:thing)? (?:other|further|additional|more)|other (?:comments?|remarks?|thoughts|feedback)|(?:further|additional|final|general) (?:comments?|remarks?|thoughts|feedback)|comments\?|please specify|to add|sonst noch|noch etwas|weitere (?:anmerkungen|kommentare)|algo más|otros comentarios|autre chose|autres commentaires|d'autres|mais alguma coisa|outros comentários)/iu;

/** Why an answer says nothing about the question (does not know, refuses, repeats the question), or null. */
export function nonAnswerReason(text: string, question: string | null, codingType: CodingType): string | null {
  const bare = bareAnswer(text);
  if (isUnknowing(bare)) return "does not know or does not say";
  if (NOTHING.test(bare) && (codingType === "entity" || (question && ASKS_FOR_MORE.test(question)))) {
    return "has nothing to say to this question";
  }
  if (question && copiesQuestion(text, question)) return "repeats the question";
  return null;
}

/** True for "nothing", "don't know" and their like, whatever was asked. */
export function saysNothing(text: string): boolean {
  if (text.length > LONGEST_SILENCE) return false;
  const bare = bareAnswer(text);
  return NOTHING.test(bare) || isUnknowing(bare);
}

function bareAnswer(text: string): string {
  return bareWords(text)
    .replace(/^\/+|\/+$/g, "")
    .replace(/(?<=\S)(?: (?:lol|haha|hehe|tbh|xd))+$/, "")
    .replace(/^(.{2,20}?)(?:\s*\/+\s*\1)+$/u, "$1")
    .trim();
}
