import type { Role } from "@/db/schema/terms";

/** The name of each role, and what it may do. */
export const ROLE_WORDS: Record<Role, { name: string; may: string }> = {
  owner: { name: "Owner", may: "everything, owners included" },
  admin: { name: "Admin", may: "people, keys, projects" },
  researcher: { name: "Researcher", may: "projects, connections" },
  viewer: { name: "Viewer", may: "reading only" },
  coder: { name: "Coder", may: "coding answers of named projects, no exports" },
};

export const roleOptions = (roles: readonly Role[]) =>
  roles.map((value) => ({ value, words: `${ROLE_WORDS[value].name}: ${ROLE_WORDS[value].may}` }));
