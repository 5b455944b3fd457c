import { db } from "@/lib/db";
import { listProjectIndex } from "@/lib/results/project-index";
import { memberRoute } from "../member-route";

export const GET = memberRoute(({ member }) => listProjectIndex(db, member.organization.id));
