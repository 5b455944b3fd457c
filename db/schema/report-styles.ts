import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytea, updatedAt } from "./columns";
import { organizations } from "./organizations";
import { LOGO_TYPES } from "./terms";

/** How the slides of an organization look, as far as its owners have chosen it. */
export const reportStyles = pgTable("report_styles", {
  organizationId: uuid("organization_id")
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  /** Two to six colours of six hexadecimal digits, in lower case; none for ours. */
  colours: text("colours").array().notNull(),
  font: text("font"),
  logo: bytea("logo"),
  logoType: text("logo_type", { enum: LOGO_TYPES }),
  /** The logo's size in pixels. */
  logoWidth: integer("logo_width"),
  logoHeight: integer("logo_height"),
  updatedAt: updatedAt(),
});
