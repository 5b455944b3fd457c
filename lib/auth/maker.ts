import type { Role } from "@/db/schema/terms";

/** Who made a key or connected an app, and whether they have left the organization since. */
export type Maker = { name: string; hasLeft: boolean };

/** The maker with this address and role; the address is null if their login was deleted, the role if they left. */
export const makerOf = ({ email, role }: { email: string | null; role: Role | null }): Maker => ({
  name: email ?? "a former member",
  hasLeft: role === null,
});
