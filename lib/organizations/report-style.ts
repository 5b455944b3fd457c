import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { reportStyles } from "@/db/schema/report-styles";
import type { Member } from "@/lib/auth/caller";
import { requireManager } from "@/lib/auth/require-role";
import { invalidForm } from "@/lib/errors/app-error";
import type { DeckStyle, Logo } from "@/lib/slides/slide";
import { readLogo } from "./read-logo";

/** Our own colours and font, for what an organization has not chosen. Every office program has the font. */
export const OUR_STYLE = {
  colours: ["136551", "b2893e", "835cac", "4972ae", "bc6a78", "00929e"],
  font: "Arial",
};
const COLOURS = { min: 2, max: 6 };
const MAX_FONT = 60;

/** What the organization has chosen; without colours, a font or a logo, ours or none are used. */
export type ReportStyle = { colours: string[]; font: string | null; logo: Logo | null };

export async function readReportStyle(db: Db, organizationId: string): Promise<ReportStyle> {
  const [row] = await db.select().from(reportStyles).where(eq(reportStyles.organizationId, organizationId));
  if (!row) return { colours: [], font: null, logo: null };
  const { colours, font, logo: bytes, logoType: type, logoWidth: width, logoHeight: height } = row;
  return { colours, font, logo: bytes && type && width && height ? { bytes, type, width, height } : null };
}

/** The style of an organization's slides. Fewer than six colours are followed by lighter shades of them. */
export function deckStyleOf({ colours, font, logo }: ReportStyle): DeckStyle {
  const chosen = colours.length > 0 ? colours : OUR_STYLE.colours;
  const shades = [0.4, 0.65].flatMap((part) => chosen.map((colour) => lighter(colour, part)));
  return { colours: [...chosen, ...shades].slice(0, COLOURS.max), font: font ?? OUR_STYLE.font, logo };
}

/** The colour mixed with white. */
const lighter = (colour: string, part: number): string =>
  (colour.match(/../g) ?? [])
    .map((pair) => Math.round(Number.parseInt(pair, 16) * (1 - part) + 255 * part))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("");

/** Colours as written, such as `#136551`; `logo`: the bytes of a new one, null for none, undefined for that which is. */
export type GivenStyle = { colours: readonly string[]; font: string; logo: Uint8Array | null | undefined };

/**
 * Stores how the slides of the member's organization look. Only owners and admins may. Throws VALIDATION_ERROR for what
 * is no colour, font or logo, and unless there are two to six colours or none.
 */
export async function changeReportStyle(db: Db, member: Member, given: GivenStyle): Promise<void> {
  requireManager(member);
  const colours = given.colours.map(takeColour);
  if (colours.length > 0 && (colours.length < COLOURS.min || colours.length > COLOURS.max)) {
    throw refusal("colours", "Give two to six colours, or none for ours.");
  }
  const font = given.font.trim() || null;
  if (font && (font.length > MAX_FONT || !/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(font))) {
    throw refusal("font", "Give the font's name as office programs list it, such as Segoe UI.");
  }
  const logo = given.logo && readLogo(given.logo);
  if (typeof logo === "string") throw refusal("logo", logo);
  const { id: organizationId } = member.organization;
  const values = { colours, font, ...(logo !== undefined && columnsOf(logo)), updatedAt: new Date() };
  await db
    .insert(reportStyles)
    .values({ organizationId, ...values })
    .onConflictDoUpdate({ target: reportStyles.organizationId, set: values });
}

function takeColour(text: string): string {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) throw refusal("colours", `“${text.trim()}” is no colour; write one as #136551.`);
  return digits.toLowerCase();
}

const columnsOf = (logo: Logo | null) => ({
  logo: logo?.bytes ?? null,
  logoType: logo?.type ?? null,
  logoWidth: logo?.width ?? null,
  logoHeight: logo?.height ?? null,
});

const refusal = (path: string, message: string) => invalidForm([{ path, message }]);
