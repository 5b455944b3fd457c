import { stopWordsOf } from "../stop-words";

/** A name as it stands in an answer. */
export type EntityMention = { name: string; start: number; end: number };

const SEPARATOR =
  /[,;/|\n+•·]|\s[-–—]\s|[.!?](?=\s|$)|\s(?:and|or|und|oder|y|e|o|et|ou|as well as|sowie|also|then|but|plus)\s/giu;
const LEAD =
  /^(?:(?:i|we|my|our|the|a|an|it|it's|its|is|was|would|be|i'd|say|have|had|has|got|been|with|to|at|from|in|on|by|for|go|goes|going|buy|buying|bought|use|used|using|uses|shop|shopping|prefer|like|love|drink|eat|choose|chose|drive|drove|own|owned|switch|switched|mostly|mainly|usually|always|often|sometimes|probably|maybe|perhaps|only|just|definitely|favourite|favorite|one|brand|brands|both|either|any|some|all|other|others|such|as|like|e\.g|eg|ich|wir|kaufe|nehme|nutze|mein|meine|der|die|das|bei|von|meistens|immer|ist|yo|compro|uso|prefiero|mi|el|la|los|las|en|de|je|j'achète|j'utilise|mon|ma|mes|le|les|chez|eu|compro|uso|meu|minha|o|os|as|na|no)\s+)+/iu;
const TAIL =
  /(?:\s+(?:is|are|was|were|because|since|when|if|for|at|in|on|as|too|also|mostly|mainly|usually|sometimes|of course|obviously|probably|etc|i think|i guess|because .*|please|all the time|every day|everyday|sometimes|most of the time))+$/iu;
const EMPTY_NAMES =
  /^(?:none|nothing|no|nope|nil|n\/?a|any|anything|other|others|don'?t know|dont know|idk|dk|not sure|no idea|no one|nobody|unknown|can'?t (?:think|remember).*|i don'?t .*|keine?|nichts|weiß nicht|ninguno|ninguna|nada|no s[eé]|aucun|aucune|rien|nenhum|nenhuma|não sei|all|everything|it depends|depends|various|several|many|varies|whatever.*|yes|that's all|etc)$/iu;

/** The names that an answer lists, cut at separators, without lead-ins ("I buy ...") and non-answers. */
export function listedNames(text: string, language: string): EntityMention[] {
  const mentions: EntityMention[] = [];
  let start = 0;
  for (const match of [...text.matchAll(SEPARATOR), null]) {
    const end = match ? match.index : text.length;
    const mention = clean(text, start, end);
    if (mention && !EMPTY_NAMES.test(mention.name) && !stopWordsOf(language).has(mention.name.toLowerCase()))
      mentions.push(mention);
    if (match) start = match.index + match[0].length;
  }
  return mentions;
}

function clean(text: string, from: number, to: number): EntityMention | null {
  let start = from;
  let name = text.slice(from, to);
  const trim = (pattern: RegExp) => {
    const found = pattern.exec(name);
    if (!found || found[0].length === name.length) return;
    if (found.index === 0) start += found[0].length;
    name = found.index === 0 ? name.slice(found[0].length) : name.slice(0, found.index);
  };
  trim(/^[^\p{L}\p{N}]+/u);
  trim(LEAD);
  trim(TAIL);
  trim(/[^\p{L}\p{N}!+&)]+$/u);
  return /[\p{L}\p{N}]/u.test(name) && name.length > 1 ? { name, start, end: start + name.length } : null;
}
