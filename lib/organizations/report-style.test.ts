import { describe, expect, it } from "vitest";
import type { Member } from "@/lib/auth/caller";
import { useDatabase } from "@/test/database";
import { createOrganization } from "./create-organization";
import { readLogo } from "./read-logo";
import { changeReportStyle, deckStyleOf, OUR_STYLE, readReportStyle } from "./report-style";

const word = (value: number) => [24, 16, 8, 0].map((bits) => (value >> bits) & 255);
const chunk = (name: string, data: number[]) => [...word(data.length), ...Buffer.from(name), ...data, 0, 0, 0, 0];
const png = (width: number, height: number, end = "IEND") =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk("IHDR", [...word(width), ...word(height), 8, 2, 0, 0, 0]),
    ...chunk("IDAT", [1, 2, 3]),
    ...chunk(end, []),
  ]);
const jpeg = (width: number, height: number) =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1],
    ...[0xff, 0xc2, 0, 8, 8, ...word(height).slice(2), ...word(width).slice(2), 3],
    ...[0xff, 0xda, 0, 2, 9, 9, 0xff, 0xd9],
  ]);

describe("a logo", () => {
  it("is told by its bytes, with its size", () => {
    expect(readLogo(png(300, 80))).toMatchObject({ type: "png", width: 300, height: 80 });
    expect(readLogo(jpeg(300, 80))).toMatchObject({ type: "jpeg", width: 300, height: 80 });
  });

  it.each([
    ["a text", new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>".repeat(9)), /PNG or JPEG/],
    ["nothing", new Uint8Array(), /PNG or JPEG/],
    ["a PNG that breaks off", png(300, 80).subarray(0, 50), /PNG or JPEG/],
    ["a PNG without an end", png(300, 80, "tEXt"), /PNG or JPEG/],
    ["a JPEG that breaks off", jpeg(300, 80).subarray(0, 20), /PNG or JPEG/],
    ["a picture that is too small", png(15, 80), /15 × 80/],
    ["a picture that is too large", jpeg(4_001, 80), /4001 × 80/],
    ["too many bytes", new Uint8Array([...png(300, 80), ...new Uint8Array(500_000)]), /500 kB/],
  ])("is not %s", (_, bytes, message) => {
    expect(readLogo(bytes)).toMatch(message);
  });
});

describe("the style of slides", () => {
  const db = useDatabase();
  async function newMember(role: Member["role"] = "owner"): Promise<Member> {
    const { id } = await createOrganization(db, { name: "Acme", plan: "growth" });
    const organization = { id, name: "Acme", plan: "growth" as const };
    return { sessionId: "", user: { id: "", email: "" }, organization, role };
  }
  const given = { colours: ["#AA0000", "00bb00"], font: " Segoe UI ", logo: png(300, 80) };

  it("is the organization's own, and its logo stays until it is replaced or removed", async () => {
    const member = await newMember();
    const read = () => readReportStyle(db, member.organization.id);
    await changeReportStyle(db, member, given);
    await changeReportStyle(db, member, { ...given, logo: undefined, font: "" });
    expect(await read()).toMatchObject({ colours: ["aa0000", "00bb00"], font: null, logo: { width: 300 } });
    await changeReportStyle(db, member, { ...given, logo: null });
    expect(await read()).toMatchObject({ font: "Segoe UI", logo: null });
    expect(await readReportStyle(db, (await newMember()).organization.id)).toEqual({
      colours: [],
      font: null,
      logo: null,
    });
  });

  it("has six colours: lighter shades follow those that are given, or ours", () => {
    const two = deckStyleOf({ colours: ["aa0000", "00bb00"], font: null, logo: null });
    expect(two).toMatchObject({ font: OUR_STYLE.font, logo: null });
    expect(two.colours).toEqual(["aa0000", "00bb00", "cc6666", "66d666", "e1a6a6", "a6e7a6"]);
    expect(deckStyleOf({ colours: [], font: null, logo: null }).colours).toEqual(OUR_STYLE.colours);
  });

  it.each([
    ["colours", { colours: ["#AA0000"] }],
    ["colours", { colours: ["#AA0000", "red"] }],
    ["colours", { colours: Array(7).fill("#AA0000") }],
    ["font", { font: '"><a:x/>' }],
    ["logo", { logo: new Uint8Array([1]) }],
  ])("refuses wrong %s: %o", async (path, wrong) => {
    const refused = changeReportStyle(db, await newMember(), { ...given, ...wrong });
    await expect(refused).rejects.toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path }] });
  });

  it("is for owners and admins to choose", async () => {
    const refused = changeReportStyle(db, await newMember("researcher"), given);
    await expect(refused).rejects.toMatchObject({ code: "INSUFFICIENT_SCOPE" });
  });
});
