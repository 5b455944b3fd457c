import { describe, expect, it } from "vitest";
import { readAnswer } from "@/lib/engines/local/reading";
import { detectLanguage } from "./detect-language";
import { stemmerOf } from "./stems";
import { tokenize } from "./tokens";

describe("tokenize", () => {
  it.each([
    ["Arabic without vowel signs and stretching", "خِدْمَة مـمـتـازة", ["خدمة", "ممتازة"]],
    ["Persian with non-joiners", "می‌خواهم بهتر", ["می‌خواهم", "بهتر"]],
    ["Hebrew with points", "שָׁלוֹם עולם", ["שלום", "עולם"]],
    ["Hindi", "सेवा बहुत अच्छी थी", ["सेवा", "बहुत", "अच्छी", "थी"]],
    ["Korean", "서비스가 좋아요", ["서비스가", "좋아요"]],
    ["Thai", "บริการดีมาก", ["บริการ", "ดี", "มาก"]],
    ["Japanese", "サービスがとても良い", ["サービス", "が", "とても", "良い"]],
    ["Chinese and English", "服务很好 but slow", ["服务", "很好", "but", "slow"]],
    ["soft hyphens", "Zim\u00ADmer", ["zimmer"]],
    ["apostrophes", "don’t l’hôtel", ["don't", "l'hôtel"]],
    ["emoji of several signs", "👩‍👩‍👧‍👦 family 👍🏽", ["family"]],
  ])("cuts %s", (_, text, words) => {
    expect(tokenize(text).map(({ word }) => word)).toEqual(words);
  });

  it("gives each word's position in the original text", () => {
    const text = "الخِدْمَة 👩‍👧 good";
    for (const { start, end } of tokenize(text)) expect(text.slice(start, end)).toMatch(/^[\p{L}\p{M}]+$/u);
  });

  it("leaves answers in any script readable, with their evidence in the text", () => {
    for (const text of [
      "خِدْمَة مـمـتـازة، شكراً",
      "服务很好，但是太贵了。",
      "सेवा अच्छी थी।",
      "👩‍👩‍👧‍👦👍🏽",
      "Très bien 很好 ดีมาก",
      "שָׁלוֹם!",
    ]) {
      const { passages } = readAnswer(text, detectLanguage(text, "en"));
      for (const passage of passages) expect(text).toContain(passage.text);
    }
  });
});

describe("stemmerOf", () => {
  it("leaves out articles that stand before an apostrophe", () => {
    expect(stemmerOf("fr")("l'hôtel")).toBe(stemmerOf("fr")("hôtel"));
    expect(stemmerOf("it")("dell'albergo")).toBe(stemmerOf("it")("albergo"));
    expect(stemmerOf("en")("staff's")).toBe("staff");
  });
});
