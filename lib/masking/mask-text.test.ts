import { describe, expect, it } from "vitest";
import { maskPassage, maskText, unmaskPassage } from "./mask-text";

const masked = (text: string, ...languages: string[]) => maskText(text, { languages }).text;

describe("maskText", () => {
  it.each([
    ["Mail john.doe+x@mail.example.co.uk or call +44 20 7946 0958.", "Mail [email] or call [phone]."],
    ["Ruf an: 0151 23456789 oder 030/901820", "Ruf an: [phone] oder [phone]", "de"],
    ["je m'appelle Pierre Dupont, 06 12 34 56 78", "je m'appelle [name], [phone]", "fr"],
    ["IBAN de89 3704 0044 0532 0130 00 and more", "IBAN [iban] and more"],
    ["card 4111-1111-1111-1111 12/27", "card [card] 12/27"],
    ["card 4111 1111 1111 1112", "card 4111 1111 1111 1112"],
    ["see https://facebook.com/john.doe?x=1 or www.hotel.com", "see [link] or www.hotel.com"],
    ["my name is john, my name is not listed", "my name is [name], my name is not listed"],
    ["Mr Smith and Mrs. Anna van der Berg", "Mr [name] and Mrs. [name]"],
    ["Herr Dr. Klaus Meier half. Viele Grüße, Anna", "Herr Dr. [name] half. Viele Grüße, [name]"],
    ["我叫王小明，房间很好", "我叫[name]，房间很好"],
    [
      "Thank you, Maria! Thanks to Dylan T. and thank you Team!",
      "Thank you, [name]! Thanks to [name]. and thank you Team!",
    ],
    [
      "our waiter Marco, and nurse Anna Lopez; I'm a nurse I said",
      "our waiter [name], and nurse [name]; I'm a nurse I said",
    ],
    [
      "Thanks, I'll stay. Thank you Breakfast was great. Thanks MIT!",
      "Thanks, I'll stay. Thank you Breakfast was great. Thanks MIT!",
    ],
    [
      "Gracias Luay, muchas gracias Profesor. Danke Personal!",
      "Gracias [name], muchas gracias Profesor. Danke Personal!",
      "es",
    ],
    ["Paid 1.200.000 on 24.12.2024 for room 1234567", "Paid 1.200.000 on 24.12.2024 for room 1234567"],
    ["I miss Italian food; the miss was rude", "I miss Italian food; the miss was rude"],
    [
      "メールはｊｏｈｎ＠ｅｘａｍｐｌｅ．ｃｏｍ、電話は０９０－１２３４－５６７８です",
      "[email]、電話は[phone]です",
      "ja",
    ],
    ["اتصل بي على ٠٥٠١٢٣٤٥٦٧ من فضلك", "اتصل بي على [phone] من فضلك", "ar"],
    ["call +44–20–7946–0958 or 4111‑1111‑1111‑1111", "call [phone] or [card]"],
    ["DE89 3704−0044 0532‐0130‒00, Jo­hn@exam​ple.com", "[iban], [email]"],
    ["KontoDE89370400440532013000bitte, Visa4111111111111111x", "Konto[iban]bitte, Visa[card]x", "de"],
    ["Tel+442079460958 und Mobil0151 23456789", "Tel[phone] und Mobil[phone]", "de"],
    ["see facebook.com/john.doe, m.me/jdoe and t.co/x?y=1", "see [link] [link] and [link]"],
    ["I am on Instagram.com/john and linkedin.com/in/john-doe-1a2b", "I am on [link] and [link]"],
    ["the and/or, e.g. hotel.com or room 2.5/3", "the and/or, e.g. hotel.com or room 2.5/3"],
    [
      "It was cold.heating/cooling failed; product AB12345678",
      "It was cold.heating/cooling failed; product AB12345678",
    ],
  ])("makes of %j", (text, expected, language = "en") => {
    expect(masked(text, language)).toBe(expected);
  });

  it("leaves what is allowed, and names where they are wanted", () => {
    const isAllowed = (passage: string, kind: string) => kind === "email" && passage === "info@hotel.com";
    const options = { languages: ["en"], isAllowed, keepNames: true };
    expect(maskText("info@hotel.com, a@b.de, Mr Smith", options).text).toBe("info@hotel.com, [email], Mr Smith");
  });

  it("carries passages over to the original and back", () => {
    const text = maskText("Please call Mr Smith at +44 20 7946 0958 now", { languages: ["en"] });
    expect(text.text).toBe("Please call Mr [name] at [phone] now");
    expect(unmaskPassage(text, "[name] at [phone] now")).toBe("Smith at +44 20 7946 0958 now");
    expect(unmaskPassage(text, "call Mr")).toBe("call Mr");
    expect(maskPassage(text, "Smith at +44")).toBe("[name] at [phone]");
    expect(maskPassage(text, "now")).toBe("now");
  });

  it.each([
    "1 ",
    "a@",
    "a.",
    "@a.",
    "Mr ",
    "Frau ",
    "http://",
    "www.",
    "de89 3704 ",
    "+44 20 7946 0958 ",
    "my name is ",
  ])("reads 50,000 characters of %j", (piece) => {
    const text = piece.repeat(50_000 / piece.length);
    expect(unmaskPassage(maskText(text, { languages: ["en", "de"] }), "")).toBe("");
  });
});
