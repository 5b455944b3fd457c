import { expect, test } from "vitest";
import { asGerund } from "./gerund";

test.each([
  ["raise taxes", "raising taxes"],
  ["kill weeds", "killing weeds"],
  ["set up a stall", "setting up a stall"],
  ["quit the club", "quitting the club"],
  ["see friends", "seeing friends"],
  ["forget names", "forgetting names"],
  ["prefer tea", "preferring tea"],
  ["listen to people", "listening to people"],
  ["open the gate", "opening the gate"],
  ["tie knots", "tying knots"],
  ["show the map", "showing the map"],
  ["clean the room", "cleaning the room"],
  ["bringing them home", "bringing them home"],
  ["bring them home", "bringing them home"],
])("%s as a subject is %s", (action, subject) => {
  expect(asGerund(action)).toBe(subject);
});
