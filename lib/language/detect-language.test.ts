import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language";

describe("detectLanguage", () => {
  it.each([
    ["No me gusta nada", "en", "es"],
    ["trop cher", "en", "fr"],
    ["molto buono", "de", "it"],
    ["nette Leute", "en", "de"],
    ["дорого", "en", "ru"],
    ["muy caro", "pt", "es"],
    ["Muito caro", "es", "pt"],
    ["zu teuer", "nl", "de"],
    ["te duur", "de", "nl"],
    ["goed eten", "de", "nl"],
    ["gutes Essen", "en", "de"],
    ["very good", "de", "en"],
    ["The queue at the counter was very long", "de", "en"],
    ["La cola en el mostrador era muy larga", "pt", "es"],
    ["A fila no balcão era muito comprida", "es", "pt"],
    ["De rij bij de balie was erg lang", "de", "nl"],
    ["Creo que el camino que va a la plaza es largo", "pt", "es"],
    ["サービス", "en", "ja"],
    ["服务很好", "en", "zh"],
    ["सेवा अच्छी थी", "en", "hi"],
    ["خدمة ممتازة", "en", "ar"],
    ["Очень хорошо", "en", "ru"],
    ["Дуже добре", "uk", "uk"],
  ])("%s, expected in %s, is %s", (text, fallback, language) => {
    expect(detectLanguage(text, fallback)).toBe(language);
  });

  it.each([
    ["Service", "de"],
    ["no", "es"],
    ["Hotel Central", "pt"],
    ["xq zzkj wpf", "fr"],
    ["👍", "en"],
    ["We ate at 金龍 and it was fine", "en"],
  ])("leaves %s in the expected language, %s", (text, fallback) => {
    expect(detectLanguage(text, fallback)).toBe(fallback);
  });
});
