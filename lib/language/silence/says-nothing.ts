import { bareWords } from "../normalize";
import { UNKNOWING_ELSEWHERE } from "./unknowing";

const UNKNOWING = [
  /^(?:(?:i|we) )?(?:(?:really|honestly|just|still|simply) )*(?:do not|don't|dont|do n't|didn't|did not) (?:(?:really|actually|even) )*(?:know|kno|no|remember|recall)(?: (?:at all|really|yet|sorry|for sure|much|enough|anything|either|what to (?:say|write)|what else|how to answer|about (?:it|that|this)|to be honest|tbh|exactly|anymore))*$/,
  /^(?:i |i'm |im |i am |am )?(?:really |honestly |just )*(?:not|un) ?(?:too |really |so |very |entirely )?(?:sure|certain)(?: (?:really|at all|yet|sorry|to be honest|tbh))*$/,
  /^(?:i )?(?:have |had |got |i've )?(?:absolutely |really )?no (?:idea|clue|comment|comments|opinion|answer|response|reply|thoughts)(?: (?:at all|really|sorry|to (?:make|add|give)|on (?:this|that|it)(?: (?:topic|matter|subject|question))?|yet|about (?:it|that|this)|at (?:this|the) (?:time|moment|point)))*$/,
  /^(?:i )?(?:can't|cannot|cant|can not|couldn't|could not) (?:really )?(?:say|think|think of (?:anything|any|one|something)(?: else)?|remember|recall|answer|comment|tell)(?: (?:anything|right now|now|really|at the moment|for sure|that|this|sorry|off the top of my head))*$/,
  /^(?:i )?(?:would |'d |i'd )?(?:(?:do not|don't|dont) )?(?:prefer|rather|choose|want|wish|like|decline|refuse)d?(?: (?:not|to not|not to))?(?: to)? (?:say|answer|comment|disclose|tell|respond)(?: (?:that|this|it|please|this question|the question|on (?:that|this)))*$/,
  /^(?:(?:i|u+h+|u+m+|er+m*|hm+|well|sorry|honestly) )*(?:idk|dunno|dunno really|no clue|no idea|not sure)(?: (?:tbh|sorry|really|man|mate|honestly|at all))*$/,
  /^(?:i )?(?:do not|don't|dont|won't|wont|will not|refuse to|would not|wouldn't|am not going to|not going to) (?:want to |wanna |care to |wish to |like to )?(?:say|tell|answer|comment|disclose|respond|share)(?: (?:you|that|this|it|this question|the question|on (?:that|this)))*$/,
  /^(?:i(?:'d| would|'ll| will)? )?(?:like to |want to |rather )?(?:skip|pass)(?: (?:this|that|it|on|one|question|please|this one|the question))*$/,
  /^(?:(?:that's|that is|it's|this is) (?:private|personal|confidential)|(?:that's |it's )?(?:none of your (?:damn )?|not your |no )business(?: of yours)?)$/,
  /^(?:who knows|(?:your|you're) guess is as good as mine|(?:it )?beats me|search me|couldn't tell you|not telling|next question(?: please)?|not applicable to me|i'd rather not|(?:i )?(?:would )?rather not)$/,
  /^(?:(?:das|c'|ça|eso|isso|isto|dat|questo) ?(?:ist|est|es|é|is|è) (?:privat|privé|privado|privato)|(?:es|é|è) priva[dt]o|nächste frage|überspringen|siguiente pregunta|question suivante|je passe|próxima pergunta|prossima domanda|volgende vraag|sla over|wer weiß|qui[eé]n sabe|qui sait|quem sabe|chi lo sa|wie weet|keine ahnung sorry|ka sorry|ni la m[aá]s m[ií]nima idea|ni la menor idea|non ho un'opinione)$/u,
  /^(?:idk|dk|d\/k|dunno|dont no|don't no|unsure|undecided|no idea sorry|refused|refuse|refusal|declined|did not answer|didn't answer|no answer given|not answered|unknown|no response|skip|skipped|pass|n\/a|n a|na|n\.a|nap|not applicable|does not apply|doesn't apply|not relevant|none of your business|same as (?:above|before)|see above|as above|ditto|rf|nr|cba)$/,
  /^(?:weiß|weiss) (?:ich )?(?:es )?(?:leider )?(?:nicht|net|ned)(?: (?:genau|mehr))?$/,
  /^(?:ich )?(?:weiß|weiss) (?:es |das )?(?:leider )?(?:nicht|net)(?: (?:genau|mehr))?$/,
  /^(?:das )?geht (?:sie|euch|dich|niemanden?) (?:gar )?nichts an$/,
  /^(?:weis|weiss|weiß) (?:ich )?(?:auch |leider )?(?:nicht|net|nich|ned)$/,
  /^(?:eso |esto )?(?:a (?:usted|ustedes|ti|nadie) )?no (?:le|les|te|os) importa$|^no es (?:asunto )?(?:suyo|tuyo|de su incumbencia)$/,
  /^(?:ça|cela) ne vous regarde pas$|^(?:je )?(?:ne suis pas |non |pas )concernée?$/,
  /^(?:isso )?não (?:é da sua conta|lhe diz respeito)$|^non (?:sono )?(?:fatti|affari) (?:vostri|tuoi)$|^gaat (?:je|u|niemand) niets aan$/,
  /^(?:n\/s|n s|no opino|paso|paso palabra|ning[uú]n[ao]? (?:opini[oó]n|respuesta|comentarios?|idea)|nada que (?:decir|comentar|declarar|a[nñ]adir)|(?:ne |n')?sai[ts] pas|joker|nada a (?:declarar|dizer|comentar)|ns\/nr|nsa|n\/d|n d|nd|nvt|n v t|kweenie|kwni|keine? kommentare?|kein komentar|niks te (?:melden|zeggen)|niets te (?:melden|zeggen)|nulla da (?:dire|dichiarare)|niente da (?:dire|dichiarare)|nichts zu (?:sagen|melden)|rien à d[ée]clarer)$/u,
  /^(?:(?:keine|null) (?:ahnung|angabe|angaben|antwort|meinung|idee)|kein(?:en)? plan|kp|k\.? ?a|kann ich nicht (?:sagen|beurteilen)|nicht zutreffend|entfällt|möchte ich nicht (?:sagen|beantworten)|weiß nicht|weiss nicht)$/,
  /^(?:no (?:lo )?s[eé](?: la verdad)?|ni (?:puta )?idea|no tengo (?:ni )?idea|sin (?:respuesta|opinión|opinion|comentarios?)|no (?:contest[ao]|respond[eo]|aplica|procede)|ns\/nc|ns|nc|prefiero no (?:decirlo|contestar|responder)|no (?:me )?acuerdo|no recuerdo)$/,
  /^(?:(?:je )?(?:ne )?sais pas|j'?sais pas|jsp|aucune id[ée]e(?: d[ée]sol[ée]e?)?|sans (?:réponse|reponse|avis|opinion|commentaires?)|pas (?:d'avis|d'opinion|d'idée|de commentaires?|de réponse)|nsp|non applicable|sans objet|je préfère ne pas (?:répondre|dire))$/,
  /^(?:não sei|nao sei|n sei|sei lá|sei la|não faço ideia|nao faco ideia|sem (?:resposta|opinião|opiniao|comentários?|comentarios?)|não se aplica|nao se aplica|prefiro não (?:dizer|responder)|não lembro|nao lembro)$/,
  /^(?:non (?:lo )?so|boh|nessuna idea|weet ik niet|weet niet|geen (?:idee|mening|antwoord)|vet (?:ej|inte)|ved ikke|nie wiem|не знаю|хз|хз не знаю|без понятия|понятия не имею|без комментариев|затрудняюсь ответить|不知道|不清楚|无|没有意见|無回答|わからない|分からない|わかりません|特になし|모름|모르겠다|모르겠습니다|لا أعرف|لا اعرف|لا أعلم|لا يوجد)$/u,
];

/** True for a bare answer that says it does not know, or refuses to say. */
export const isUnknowing = (bare: string): boolean =>
  bare.length <= LONGEST_SILENCE && [...UNKNOWING, ...UNKNOWING_ELSEWHERE].some((pattern) => pattern.test(bare));

const LONGEST_SILENCE = 80;

const NOTHING =
  /^(?:no|nope|nah|none|none of (?:them|these|those|the above)|neither|nobody|no one|noone|nil|nothing|nothing (?:really|at all|else|more|to add|further|special|in particular|comes to mind)|no nothing|not really|none really|not at all|no more|that's (?:all|it)|nein|nichts|nichts weiter|nix|keine|keiner|keine davon|keiner davon|niemand|nada|nada más|nada mas|ninguno|ninguna|ninguno de ellos|nadie|rien|rien de plus|rien à ajouter|ras|aucun|aucune|aucun d'entre eux|personne|non|nenhum|nenhuma|ninguém|nada a acrescentar|não|nao|niente|nessuno|niets|geen|ничего|нет|никакие|никакой|никакого|никакую|никто|никого|ни один|ни одного|ни одной|нічого|ніхто|жоден|没有|没|無し|なし|ない|特にない|ありません|없음|없다|없어요|żaden|żadna|żadne|żadnego|żadnej|nikt|nic|brak|hiçbiri|hiç|hiçbir şey|hiç kimse|yok|žádn[ýáé]|nikdo|žiadn[ya]|semmi|senki|egyik sem|nincs|ei (?:mitään|mikään|kukaan|ketään)|ingen|inget|inga|intet|tidak ada|gak ada|không có|không ai|niciunul|niciuna|nimic|nimeni|κανένα[ςν]?|καμία|τίποτα|لا شيء|لا شئ|لا أحد|لا احد|لا يوجد|כלום|אף אחד|אין)$/u;

/** True for a bare answer that is a word for nothing. */
export const isNothing = (bare: string): boolean => NOTHING.test(bare);

/** True for "nothing", "don't know" and their like, whatever was asked. */
export function saysNothing(text: string): boolean {
  if (text.length > LONGEST_SILENCE) return false;
  const bare = bareAnswer(text);
  return NOTHING.test(bare) || isUnknowing(bare);
}

/** An answer in lower case, without punctuation and without what people add to fill up ("lol", "n/a / n/a"). */
export function bareAnswer(text: string): string {
  return bareWords(text)
    .replace(/^\/+|\/+$/g, "")
    .replace(/(?<=\S)(?: (?:lol|haha|hehe|tbh|xd))+$/, "")
    .replace(/^(.{2,20}?)(?:\s*\/+\s*\1)+$/u, "$1")
    .trim();
}
