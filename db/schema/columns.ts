import { customType, integer, timestamp, uuid } from "drizzle-orm/pg-core";

/** The tenant of a row: the first column of every primary key, and of every foreign key between rows of tenants. */
export const organizationId = () => uuid("organization_id").notNull();

/** A time, stored in UTC with milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Counts the changes that people made to a record; sent as its entity tag. */
export const revision = () => integer("revision").notNull().default(1);

export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () => moment("updated_at").notNull().defaultNow();

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
