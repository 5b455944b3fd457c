type Random = () => number;

const LATIN = "abcdefghijklmnopqrstuvwxyz";
const CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюя";
const ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي";
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const FOREIGN_ROWS = [
  "qwertzuiopü",
  "asdfghjklöä",
  "yxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "йцукенгшщзхъ",
  "фывапролджэ",
  "ضصثقفغعهخحجد",
];
const SYLLABLES = ["la", "na", "bla", "da", "asd", "jk", "lol", "xd", "trö", "mi"];
const FILLERS = ["blah", "bla", "asd", "test", "yada", "jkl", "qwe", "lorem", "la", "foo"];
const LOREM =
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.";
const SITES = ["https://www.", "http://", "www."];
const NON_ANSWERS = [
  "I don't know",
  "no idea",
  "not applicable",
  "prefer not to say",
  "can't think of anything",
  "I have no opinion on this",
  "nothing comes to mind, sorry",
  "rather not answer",
  "I don't want to answer that",
  "no comment at this time",
  "Das weiß ich nicht",
  "Keine Ahnung, ehrlich gesagt",
  "Möchte ich nicht sagen",
  "dazu kann ich nichts sagen",
  "keine Angabe",
  "Mir fällt nichts ein",
  "No lo sé",
  "no tengo ni idea",
  "prefiero no contestar",
  "no quiero responder",
  "no se me ocurre nada",
  "No sabría decir",
  "Je ne sais pas",
  "aucune idée",
  "je ne souhaite pas répondre",
  "pas d'avis sur la question",
  "rien ne me vient à l'esprit",
  "Je préfère ne rien dire",
  "não sei",
  "não faço ideia",
  "prefiro não responder",
  "não me ocorre nada",
  "sem comentários",
  "Não quero responder",
  "Non lo so",
  "non saprei",
  "nessuna idea",
  "preferisco non rispondere",
  "non mi viene in mente niente",
  "Weet ik niet",
  "geen idee",
  "geen mening",
  "wil ik niet zeggen",
  "zou ik niet weten",
];

/** Random strings: letters, consonants, keyboard rows, one letter repeated. */
export function mash(random: Random): string {
  const kind = Math.floor(random() * 4);
  const words = 1 + Math.floor(random() * 3);
  const word = () => {
    const length = 4 + Math.floor(random() * 6);
    if (kind === 0) return letters(length, LATIN, random);
    if (kind === 1) return letters(length, ROWS[Math.floor(random() * 2)] ?? "asdf", random);
    if (kind === 2) return letters(length, "bcdfghjklmnpqrstvwxz", random);
    return letters(1, LATIN, random).repeat(length);
  };
  return Array.from({ length: kind === 3 ? 1 : words }, word).join(" ");
}

/** Other kinds of junk by name; each function makes one text. */
export const FURTHER_KINDS: Readonly<Record<string, (random: Random) => string>> = {
  cyrillic: (random) => several(random, () => letters(6 + Math.floor(random() * 5), CYRILLIC, random)),
  arabic: (random) => several(random, () => letters(7 + Math.floor(random() * 5), ARABIC, random)),
  rows: (random) => {
    const row = pick(FOREIGN_ROWS, random);
    const from = Math.floor(random() * (row.length - 4));
    return row.slice(from, from + 4 + Math.floor(random() * 6)).repeat(random() < 0.3 ? 2 : 1);
  },
  syllables: (random) => pick(SYLLABLES, random).repeat(3 + Math.floor(random() * 4)),
  words: (random) =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => "")
      .fill(pick(FILLERS, random))
      .join(random() < 0.3 ? ", " : " "),
  digits: (random) => letters(7 + Math.floor(random() * 8), "123456789", random),
  address: (random) => `${pick(SITES, random)}${letters(8, LATIN, random)}.com/${letters(5, LATIN, random)}`,
  lorem: (random) => LOREM.slice(0, 11 + Math.floor(random() * 100)),
  silence: (random) => {
    const text = pick(NON_ANSWERS, random);
    return random() < 0.4 ? `${text.toLowerCase()}.` : text;
  },
};

/** Short answers with a meaning, which must not be flagged as junk. */
export const REAL_ANSWERS =
  "no|yes|ok|5|10|2020|100%|3,50 €|price|👍|😡😡|:-)|LIDL|AOK|NHS|BBC|HMRC|xkcd|TV|wifi|GPs|tbh fine|lol good|service|服务很好|好|便宜|安い|よい|ดี|가격|좋아요|цена|хорошо|дорого|سعر|جيد|غالي|מחיר|τιμή|shit|this is bullshit|fuck off|crap service|scheiße|Mist|mierda|merde|caro|caralho|très bien|Öffnungszeiten|Rindfleischetikettierung|Krankenversicherungsbeiträge|Wartezeiten|Pünktlichkeit|Preisleistung|zwei Stunden Wartezeit|größtenteils okay|inflación|desempleo|atención|corrupção|saúde|qualité prix|œuvre|grève|no no no|good good good|very very good|yes yes|more more more|bye bye|so so|blablacar|Coco Chanel|papa|Mama|haha nice|1,000,000|07:30|24/7|covid19|A+|C#|R2D2|iPhone|www|amazon.com is better|see https://example.com for the menu|rhythm|Schwarzwald|strengths|Angst|Szczecin|Brno|tsunami|pterodactyl|mcdonalds|Wkd|kfc|H&M|IKEA|Pfff expensive|zzz boring|hmm not bad".split(
    "|",
  );

function several(random: Random, word: () => string): string {
  return Array.from({ length: 1 + Math.floor(random() * 2) }, word).join(" ");
}

function letters(length: number, from: string, random: Random): string {
  return Array.from({ length }, () => from[Math.floor(random() * from.length)]).join("");
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
