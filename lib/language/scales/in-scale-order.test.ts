import { describe, expect, it } from "vitest";
import { inScaleOrder } from "./in-scale-order";

describe("the values of a closed question", () => {
  it.each([
    [
      "Very dissatisfied",
      "Dissatisfied",
      "Neither satisfied nor dissatisfied",
      "Satisfied",
      "Very satisfied",
      "Don't know",
    ],
    ["Strongly disagree", "Tend to disagree", "Neither agree nor disagree", "Tend to agree", "Strongly agree"],
    ["Never", "Rarely", "Sometimes", "Often", "Always", "Other"],
    ["Less than once a month", "Monthly", "Once a week", "Daily"],
    ["Very poor", "Poor", "Fair", "Good", "Very good"],
    ["Stimme überhaupt nicht zu", "Stimme eher nicht zu", "Teils/teils", "Stimme eher zu", "Stimme voll und ganz zu"],
    ["sehr unzufrieden", "eher unzufrieden", "weder noch", "eher zufrieden", "sehr zufrieden", "weiß nicht"],
    ["Muy insatisfecho/a", "Insatisfecho/a", "Ni satisfecho/a ni insatisfecho/a", "Satisfecho/a", "Muy satisfecho/a"],
    ["Nunca", "Casi nunca", "A veces", "Siempre"],
    ["Pas du tout d’accord", "Plutôt pas d'accord", "Plutôt d'accord", "Tout à fait d'accord"],
    ["Pas du tout satisfait(e)", "Plutôt insatisfait(e)", "Plutôt satisfait(e)", "Très satisfait(e)"],
    ["Discordo totalmente", "Discordo", "Não concordo nem discordo", "Concordo", "Concordo totalmente"],
    ["Per niente d'accordo", "Poco d'accordo", "Abbastanza d'accordo", "Molto d'accordo"],
    ["Zeer ontevreden", "Ontevreden", "Neutraal", "Tevreden", "Zeer tevreden"],
    ["Under 18", "18-24", "25-34", "65 or over"],
    ["17 or younger", "18 to 24", "25+", "Prefer not to say"],
    ["unter 18 Jahre", "18 bis 24 Jahre", "über 24 Jahre"],
    ["Moins de 18 ans", "18-24 ans", "25 ans et plus"],
    ["Up to £9,999", "£10,000 - £19,999", "£20,000 and more"],
    ["January", "February", "March", "December"],
    ["Dez 2025", "Jan 2026", "Mär 2026"],
    ["lunes", "martes", "miércoles", "domingo"],
    ["Not at all likely (0)", "1", "2", "9", "Extremely likely - 10"],
    ["0", "5", "10"],
  ])("are ordered by their scale: %s, %s …", (...values) => {
    expect(inScaleOrder(values.toReversed().toSorted())).toEqual(values);
  });

  it.each([
    [["North", "South"]],
    [["Very satisfied", "Blue"]],
    [["Area 5", "Zone 3"]],
    [["2025-12", "2026-03"]],
    [["18-24", "25-34"]],
    [["Less than 6 months", "6-12 months", "1-2 years"]],
    [["Yes", "No"]],
    [["Neither", "Other"]],
    [[]],
  ])("are left alone where they are none: %j", (values) => {
    expect(inScaleOrder(values)).toBeNull();
  });
});
