import { describe, expect, it } from "vitest";
import { processorTimeOf } from "@/test/processor-time";
import { readAnswer } from "../reading";
import { feelingOf, sentimentOf } from "./feeling";

const feel = (text: string, language: string) => sentimentOf(feelingOf(text, language));

describe("sentiment of a text", () => {
  it.each([
    ["en", "There was nothing to complain about"],
    ["en", "Not bad at all"],
    ["en", "It couldn't be better"],
    ["en", "Better than before"],
    ["en", "We came without any problems"],
    ["en", "Spot on 👍🏽"],
    ["en", "see you next year :-)"],
    ["de", "Es gab nichts zu meckern"],
    ["de", "Gar nicht schlecht"],
    ["de", "Könnte nicht besser sein"],
    ["de", "Besser als früher"],
    ["de", "Keine Probleme"],
    ["es", "No está nada mal"],
    ["es", "No tuvimos ningún problema"],
    ["es", "Mejor que antes"],
    ["es", "No podría ser mejor"],
    ["fr", "Pas mal du tout"],
    ["fr", "Aucun problème"],
    ["fr", "Mieux qu'avant"],
    ["pt", "Não é nada mau, valeu a pena"],
    ["pt", "Nenhuma reclamação"],
    ["en", "The guide never let us down"],
    ["en", "There was no queueing, and it is never crowded"],
    ["en", "We'll be back"],
    ["en", "Not only quick but also kind"],
    ["en", "9/10"],
    ["en", "The tickets were not too expensive"],
    ["en", "It is never too crowded"],
    ["en", "We did not have to wait too long"],
    ["en", "I couldn't do without this bus"],
    ["de", "Die Karten waren nicht zu teuer"],
    ["de", "Die Wartezeit war nicht lang"],
    ["de", "Der Weg ist gut zu finden"],
    ["de", "Nicht nur schnell, sondern auch freundlich"],
    ["de", "Wir kommen gerne wieder"],
    ["es", "Volveremos"],
    ["fr", "Je reviendrai"],
    ["pt", "Voltarei"],
    ["it", "Il cameriere era molto gentile"],
    ["nl", "Heel vriendelijk personeel"],
  ])("%s: %s is praise", (language, text) => {
    expect(feel(text, language)).toBe("Positive");
  });

  it.each([
    ["en", "The desk could have been friendlier"],
    ["en", "The bus could of been cleaner"],
    ["en", "The guides were not too friendly"],
    ["en", "The lift = not so much"],
    ["en", "Guides should respect their guests"],
    ["en", "Be more supportive"],
    ["en", "Something must be done to relieve the queues"],
    ["en", "I wish there were more benches"],
    ["en", "It would be nice if the doors opened earlier"],
    ["en", "A lack of benches"],
    ["en", "It used to be good"],
    ["en", "The lift did not open for us"],
    ["en", "Thanks for nothing"],
    ["en", "an umbrella instead of a roof"],
    ["en", "three trams in a row 🙄"],
    ["de", "Das Personal könnte freundlicher sein"],
    ["de", "Es wäre schön, wenn es mehr Bänke gäbe"],
    ["de", "Mangel an Bänken"],
    ["de", "Die Tür funktioniert nicht"],
    ["es", "Deberían abrir antes"],
    ["es", "Faltan bancos en la plaza"],
    ["es", "El ascensor no funciona"],
    ["es", "Me gustaría que hubiera bancos"],
    ["fr", "Il faudrait plus de bancs"],
    ["fr", "Un manque de bancs"],
    ["fr", "La porte ne marche pas"],
    ["pt", "Poderia ter mais bancos"],
    ["pt", "Faltam bancos na praça"],
    ["pt", "O elevador não funciona"],
    ["en", "The pool could be cleaner"],
    ["en", "Not worth it"],
    ["en", "I'd like to see friendlier guides"],
    ["en", "The fish was anything but fresh"],
    ["en", "Other zoos are cheaper"],
    ["en", "1/10"],
    ["en", "Nothing works"],
    ["en", "Less waiting please"],
    ["en", "No one was helpful"],
    ["de", "Kein WLAN"],
    ["es", "Hay poca variedad"],
    ["de", "Das gefällt mir nicht"],
    ["de", "Mehr Bänke wären schön"],
    ["de", "Es fehlt an Sauberkeit"],
    ["de", "Ich komme nicht wieder"],
    ["es", "No vale la pena"],
    ["es", "Falta limpieza"],
    ["es", "Podría estar más limpio"],
    ["fr", "Je n'aime pas"],
    ["fr", "Manque de propreté"],
    ["fr", "Beaucoup d'attente"],
    ["pt", "Não vale a pena"],
    ["pt", "Poderia estar mais limpo"],
    ["it", "Camera troppo sporca"],
    ["nl", "De kamer was niet schoon"],
  ])("%s: %s is a complaint", (language, text) => {
    expect(feel(text, language)).toBe("Negative");
  });

  it.each([
    ["en", "No"],
    ["en", "No changes"],
    ["en", "Nothing else"],
    ["de", "Ich nutze es jeden Tag"],
    ["en", "We took the bus to the park"],
    ["de", "Wir nahmen den Bus zum Park"],
    ["en", "The patients talked about politics"],
    ["en", "Technical support"],
    ["de", "Wir gingen zu Fuß zu den Bänken"],
    ["de", "Er setzte sich schon"],
    ["de", "Der Zug wurde gereinigt"],
    ["es", "Salimos por la salida"],
    ["es", "Porque vivo en Madrid"],
    ["zh", "我们坐公共汽车"],
    ["en", "Open 24/7, see http://example.org"],
  ])("%s: %s is neither", (language, text) => {
    expect(feel(text, language)).toBe("Neutral");
  });
});

describe("sentiment of mentions", () => {
  it("is read quickly even where wishes or negations are repeated many times", () => {
    for (const words of ["could be good ", "not worth it ", "+ a - b ", "isn't better than "]) {
      const text = words.repeat(10_000 / words.length);
      expect(processorTimeOf(() => readAnswer(text, "en"))).toBeLessThan(1_000);
    }
  });

  it.each([
    ["en", "Rooms great, staff rude", "Rooms", "staff"],
    ["en", "Pros: the garden\nCons: the car park", "garden", "car park"],
    ["en", "+ garden - car park", "garden", "car park"],
    ["en", "Great garden 👍 car park 👎", "garden", "car park"],
    ["de", "Positiv: der Garten. Negativ: der Parkplatz", "Garten", "Parkplatz"],
    ["fr", "Points forts : le jardin. Points faibles : le parking", "jardin", "parking"],
    ["de", "Die Zimmer waren toll, aber das Personal unfreundlich", "Zimmer", "Personal"],
    ["es", "La habitación estupenda pero el personal antipático", "habitación", "personal"],
    ["fr", "La chambre était superbe mais le personnel désagréable", "chambre", "personnel"],
    ["pt", "O quarto era ótimo, mas o atendimento péssimo", "quarto", "atendimento"],
    ["it", "Il museo era bello ma la guida pessima", "museo", "guida"],
    ["en", "The garden was perfect except the car park", "garden", "car park"],
    ["es", "El jardín genial excepto el aparcamiento", "jardín", "aparcamiento"],
    ["fr", "Le jardin était parfait sauf le parking", "jardin", "parking"],
  ])("%s: %s", (language, text, praised, blamed) => {
    const { passages } = readAnswer(text, language);
    const felt = (word: string) => {
      const passage = passages.find((one) => one.text.includes(word));
      return passages.length > 1 ? passage?.sentiment : passage?.hits.map(({ sentiment }) => sentiment);
    };
    expect([felt(praised), felt(blamed)].flat()).toEqual(["Positive", "Negative"]);
  });
});
