import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useDatabase } from "@/test/database";
import { useGuestAnswers } from "@/test/guest-answers";
import * as route from "./route";

describe("the answers of a question are listed", () => {
  const db = useDatabase();
  const guests = useGuestAnswers(db);
  const { idOf, codeId, list, found, patch, give } = guests;

  it("in the order of arrival, page after page, with their number where nothing is filtered", async () => {
    const first = await list("?limit=3");
    const rest = await list(`?limit=3&cursor=${first.meta.next_cursor}`);
    expect([...first.data, ...rest.data].map(({ id }) => id).join("")).toBe("abcd");
    expect([first.meta.total, rest.meta.next_cursor]).toEqual([4, null]);
    expect((await list("?q=staff")).meta).not.toHaveProperty("total");
  });

  it("by code, category, sentiment and confidence of one and the same mention", async () => {
    await give("a", [[codeId(0, 0), "Positive", "high"]]);
    await give("b", [
      [codeId(0, 1), "Negative", "high"],
      [codeId(1, 0), "Negative", "low"],
    ]);
    await give("d", [[codeId(1, 1), "Negative", "high"]]);
    const cases = {
      [`code=${codeId(0, 0)}`]: "a",
      "code=2": "b",
      "code=Rude": "b",
      "code=Other": "d",
      "code=Other&category=Staff": "",
      "category=Staff": "ab",
      [`category=${guests.codebook[1]?.id}`]: "bd",
      "sentiment=Negative": "bd",
      "confidence=low": "b",
      "category=Room&confidence=high": "d",
      "code=Rude&confidence=low": "",
      "coded=true": "abd",
      "coded=false": "c",
    };
    for (const [query, expected] of Object.entries(cases)) expect(await found(`?${query}`), query).toBe(expected);
    for (const query of ["code=Nothing", "category=Nothing", "code=Friendly&category=Room"]) {
      expect((await guests.call(route, "GET", { params: guests.path, query: `?${query}` })).status, query).toBe(422);
    }
  });

  it("by segments, flags, state of review, and any part of their text", async () => {
    await db.execute(sql`update responses set flags = '{duplicate}', coded_at = now() where id = ${idOf("b")}`);
    await patch("c", { codes: [] });
    const cases = {
      "segment=region=north": "ac",
      "segment=nights=2": "ab",
      "segment=region=north&segment=nights=2": "a",
      "segment=region=": "",
      "flag=duplicate": "b",
      "flag=empty": "",
      "reviewed=true": "c",
      "reviewed=false": "abd",
      "coded=uncoded": "ad",
      "q=STAFF": "ab",
      "q=oi": "b",
      "q=%25": "a",
      "q=_": "",
      "q=干净": "c",
      "q=FRÜHST": "c",
      "q=staff&segment=region=south": "b",
    };
    for (const [query, expected] of Object.entries(cases)) expect(await found(`?${query}`), query).toBe(expected);
    for (const query of ["segment=north", "flag=x", "reviewed=1", "coded=no", "q=", "cursor=99999999999"]) {
      expect((await guests.call(route, "GET", { params: guests.path, query: `?${query}` })).status, query).toBe(422);
    }
  });
});
