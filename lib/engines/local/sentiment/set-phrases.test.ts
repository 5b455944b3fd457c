import { describe, expect, it } from "vitest";
import { feelingOf, sentimentOf } from "./feeling";
import { readPhrases } from "./set-phrases";

const feel = (text: string, language: string) => sentimentOf(feelingOf(text, language));

describe("the effect of set phrases on the words around them", () => {
  it.each([
    ["en", "Nothing I would do differently"],
    ["en", "The guides couldn't be happier to help"],
    ["en", "I can't praise the guides enough"],
    ["en", "The leak was fixed the same evening"],
    ["en", "Good value for money"],
    ["en", "Value for money"],
    ["en", "It used to be dirty"],
    ["en", "No fees at the cash machine"],
    ["en", "The rents have fallen"],
    ["en", "A truly hassle-free visit"],
    ["en", "Kind and patient guides"],
    ["en", "No, the tour was excellent"],
    ["en", "No everything is good"],
    ["en", "I cannot think of anything that could be better"],
    ["en", "I don't think you could do anything better"],
    ["en", "Can’t fault it"],
    ["en", "You could not have done better"],
    ["en", "Nothing could have been done better"],
    ["en", "You won't be disappointed"],
    ["en", "The guide never fails to help"],
    ["en", "Nothing short of wonderful"],
    ["en", "Hard to find any fault"],
    ["en", "No longer a problem"],
    ["de", "Kein Anlass zur Klage"],
    ["de", "Ich bereue den Umzug nicht"],
    ["de", "Niedrige Mieten"],
    ["es", "No cambiaría nada"],
    ["es", "Un guía simpatiquísimo"],
    ["fr", "Je ne changerais rien"],
    ["pt", "Não mudaria nada"],
    ["it", "Niente da ridire"],
    ["it", "Una guida gentilissima"],
    ["nl", "Niets op aan te merken"],
  ])("%s: %s is praise", (language, text) => {
    expect(feel(text, language)).toBe("Positive");
  });

  it.each([
    ["en", "Value for money not great"],
    ["en", "No, the tour was terrible"],
    ["en", "No food on the train"],
    ["en", "I can't think of one good thing"],
    ["en", "A little on the expensive side"],
    ["en", "The guide was a little rude"],
    ["en", "The tour is no longer interesting"],
    ["en", "The audio guide is no longer working"],
    ["en", "I have never been so disappointed"],
    ["en", "I can't tell you how rude the guide was"],
    ["en", "Pretty boring"],
    ["en", "The tour was average at best"],
    ["en", "The audio guide is a joke"],
    ["en", "Batteries that don't last long"],
    ["en", "The strap breaks easily"],
    ["en", "Memorable, and not in a good way"],
    ["en", "Look elsewhere"],
    ["en", "I've seen better"],
    ["en", "Any other museum is better than this"],
    ["en", "Well below my expectations"],
    ["en", "Very little shade"],
    ["de", "Ein wenig langweilig"],
    ["de", "Wenig spannend"],
    ["es", "Un poco aburrido"],
    ["es", "Poco interesante"],
    ["fr", "Un peu ennuyeux"],
    ["fr", "Peu intéressant"],
    ["it", "Un po' noioso"],
    ["it", "Poco interessante"],
    ["nl", "Een weinig saai"],
    ["nl", "Weinig behulpzaam"],
    ["pt", "Um pouco caro"],
    ["pt", "Pouco interessante"],
    ["en", "I can't say that the tour was interesting"],
    ["en", "Not exactly what I'd call clean"],
    ["en", "It used to be my favourite museum"],
    ["en", "The tour isn't what it used to be"],
    ["en", "Everything was fine until the lift broke"],
    ["en", "Why do I have to print my ticket?"],
    ["en", "A map would be lovely"],
    ["en", "The form took three hours"],
    ["en", "High rents"],
    ["en", "Noisier than the old hall"],
    ["en", "An unappealing entrance"],
    ["de", "Ich kann nicht sagen, dass die Führung spannend war"],
    ["en", "The support is useless"],
    ["en", "Far from perfect"],
    ["de", "Weder die Führung noch der Film waren gut"],
    ["de", "Das war mal ein schöner Platz"],
    ["de", "Die Mieten sind gestiegen"],
    ["es", "La guía ya no es lo que era"],
    ["fr", "Un plan serait génial"],
    ["pt", "A visita já não é a mesma"],
    ["it", "La guida potrebbe essere migliore"],
    ["nl", "De gids kan beter"],
    ["en", "They never responded to my complaint"],
    ["en", "Customer support never replied to my mails"],
    ["en", "The office didn't even call back"],
    ["en", "Nobody returned my calls"],
  ])("%s: %s is blame", (language, text) => {
    expect(feel(text, language)).toBe("Negative");
  });

  it.each([
    ["en", "Nothing all was fabulous"],
    ["en", "nothing everything was great"],
    ["en", "None the guides were friendly"],
    ["de", "Nichts alles war wunderbar"],
    ["es", "nada todo estuvo genial"],
    ["fr", "rien tout était parfait"],
    ["it", "niente tutto era ottimo"],
    ["pt", "nada tudo foi ótimo"],
    ["nl", "niets alles was geweldig"],
  ])("%s: %s is praise after an answer of nothing", (language, text) => {
    expect(feel(text, language)).toBe("Positive");
  });

  it.each([
    ["en", "I cannot imagine a friendlier guide"],
    ["en", "We could not find a better place to sit"],
    ["en", "I can't wait to go back"],
    ["en", "There should be more places like this"],
    ["en", "I can't thank the guides enough"],
    ["en", "Words can't express my gratitude"],
    ["en", "Nothing very happy"],
    ["de", "Worte können meine Dankbarkeit nicht ausdrücken"],
    ["de", "Ich kann dem Team nicht genug danken"],
    ["de", "Ich kann mir keine bessere Führung vorstellen"],
    ["de", "Ich kann es kaum erwarten"],
    ["es", "No puedo agradecer lo suficiente al guía"],
    ["es", "Las palabras no pueden expresar mi gratitud"],
    ["es", "No hay palabras para agradecer"],
    ["fr", "Je ne peux pas assez remercier le guide"],
    ["it", "Non posso ringraziare abbastanza la guida"],
    ["it", "Non vedo l'ora di tornare"],
    ["nl", "Ik kan de gids niet genoeg bedanken"],
    ["pt", "Não posso agradecer o suficiente"],
    ["pt", "Não tenho palavras para agradecer"],
  ])("%s: %s is praise in a negation", (language, text) => {
    expect(feel(text, language)).toBe("Positive");
  });

  it.each([
    ["en", "I couldn't wait to leave"],
    ["en", "I can't imagine a worse guide"],
    ["en", "I could not find a guide"],
    ["es", "No tengo palabras"],
  ])("%s: %s is blame, though praise begins alike", (language, text) => {
    expect(feel(text, language)).toBe("Negative");
  });

  it.each([
    ["en", "Nothing was good"],
    ["en", "Nothing good"],
    ["en", "Nothing my kids enjoyed"],
    ["en", "Nothing the staff did helped"],
    ["en", "Nothing everyone liked"],
    ["de", "Nichts war gut"],
  ])("%s: %s is no praise", (language, text) => {
    expect(feel(text, language)).toBe("Negative");
  });

  it.each([
    ["en", "Open until nine"],
    ["en", "I can't think of anything at the moment"],
    ["en", "Nothing, thank you"],
    ["en", "Nothing to be honest"],
    ["en", "Nothing as far as I'm concerned"],
    ["en", "We bought the tickets last week"],
    ["en", "The waiter brought the bill"],
    ["en", "A kind of ticket"],
    ["de", "Ich bin seit 2010 Mitglied"],
  ])("%s: %s tells no feeling", (language, text) => {
    expect(feel(text, language)).toBe("Neutral");
  });

  it.each([
    ["en", `a ${"👍".repeat(25_000)} we had to queue`],
    ["en", `it has gone downhill, ${"had ".repeat(25_000)}`],
    ["de", `viel zeit genommen ${"immer ".repeat(15_000)}`],
    ["en", `a${" ".repeat(50_000)}b`],
  ])("%s: long runs of blanks and of words are read in time that grows with their length", (language, text) => {
    expect(readPhrases(text, language).rest).toHaveLength(text.length);
  });
});
