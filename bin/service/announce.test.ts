import { expect, it } from "vitest";
import { styleFor } from "../terminal/style";
import { loginLines } from "./announce";

const firstRun = {
  base_url: "http://localhost:3000/api",
  api_key: "svc_live_key",
  email: "owner@example.test",
  password: "seven brass kettles",
  organization_id: "0198c3e1-7d1a-7cc3-98c4-dc0c0c07398f",
};
const shown = (found: { isNew: boolean; isTerminal: boolean }) =>
  loginLines(
    firstRun,
    { ...found, file: "/data/first-run.json", url: "http://localhost:3000" },
    styleFor(process.stdout),
  ).join("\n");

it("prints password and key at the first start on a terminal", () => {
  const text = shown({ isNew: true, isTerminal: true });
  for (const secret of [firstRun.password, `x-api-key: ${firstRun.api_key}`]) expect(text).toContain(secret);
});

it.each([
  ["the first start into a file or a log", { isNew: true, isTerminal: false }],
  ["a later start", { isNew: false, isTerminal: true }],
])("prints at %s no secret, but the file that holds them", (_, found) => {
  const text = shown(found);
  for (const secret of [firstRun.password, firstRun.api_key]) expect(text).not.toContain(secret);
  for (const part of [firstRun.email, "/data/first-run.json"]) expect(text).toContain(part);
});
