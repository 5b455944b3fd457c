import { describe, expect, it } from "vitest";
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
    ["it", "Il cameriere era molto gentile"],
    ["nl", "Heel vriendelijk personeel"],
  ])("%s: %s is praise", (language, text) => {
    expect(feel(text, language)).toBe("Positive");
  });

  it.each([
    ["en", "The desk could have been friendlier"],
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
    ["it", "Camera troppo sporca"],
    ["nl", "De kamer was niet schoon"],
  ])("%s: %s is a complaint", (language, text) => {
    expect(feel(text, language)).toBe("Negative");
  });

  it.each([
    ["en", "No"],
    ["en", "We took the bus to the park"],
    ["de", "Wir nahmen den Bus zum Park"],
    ["zh", "我们坐公共汽车"],
    ["en", "Open 24/7, see http://example.org"],
  ])("%s: %s is neither", (language, text) => {
    expect(feel(text, language)).toBe("Neutral");
  });
});

describe("sentiment of mentions", () => {
  it.each([
    ["en", "Rooms great, staff rude", "Rooms", "staff"],
    ["de", "Die Zimmer waren toll, aber das Personal unfreundlich", "Zimmer", "Personal"],
    ["es", "La habitación estupenda pero el personal antipático", "habitación", "personal"],
    ["fr", "La chambre était superbe mais le personnel désagréable", "chambre", "personnel"],
    ["pt", "O quarto era ótimo, mas o atendimento péssimo", "quarto", "atendimento"],
  ])("%s: %s", (language, text, praised, blamed) => {
    const { passages } = readAnswer(text, language);
    const felt = (word: string) => {
      const passage = passages.find((one) => one.text.includes(word));
      return passages.length > 1 ? passage?.sentiment : passage?.hits.map(({ sentiment }) => sentiment);
    };
    expect([felt(praised), felt(blamed)].flat()).toEqual(["Positive", "Negative"]);
  });
});
