import { beforeAll, describe, expect, it } from "vitest";
import type { Role } from "@/db/schema/terms";
import { type Input, type Origin, perform } from "@/lib/api/perform";
import { codebookVerbs } from "@/lib/api/verbs/codebook";
import { groupVerbs } from "@/lib/api/verbs/groups";
import { jobVerbs } from "@/lib/api/verbs/jobs";
import { projectVerbs } from "@/lib/api/verbs/projects";
import { questionJobVerbs } from "@/lib/api/verbs/question-jobs";
import { reviewVerbs } from "@/lib/api/verbs/review";
import { savedViewVerbs } from "@/lib/api/verbs/saved-views";
import { usageVerbs } from "@/lib/api/verbs/usage";
import { workbenchVerbs } from "@/lib/api/verbs/workbench";
import type { Caller } from "@/lib/auth/caller";
import { callerOf, readSession } from "@/lib/auth/session";
import { listTrackersOf } from "@/lib/groups/list-trackers";
import { inviteMember, registerByInvitation } from "@/lib/organizations/invitations";
import { changeRole, removeMember } from "@/lib/organizations/members";
import { useDatabase } from "@/test/database";
import { newMember, newWorkspace } from "@/test/workspace";
import { hasProjects, listOwners, listTags } from "./list-labels";
import { listNamedOn } from "./people";
import { countTemporaryProjects, listProjectProgress, readProjectProgress } from "./project-progress";
import { listRecentQuestions } from "./recent-questions";

const sent = (params: object, body?: unknown, query: object = {}): Input & Origin => ({
  params: { ...params },
  query: { ...query },
  body,
  sender: { address: "203.0.113.7", userAgent: "Firefox" },
  requestId: null,
  dispatchSoon: () => {},
});

describe("the people of a project", () => {
  const db = useDatabase();
  let organizationId: string;
  let owner: Caller;
  beforeAll(async () => {
    ({ organizationId } = await newWorkspace(db));
    owner = await person("owner");
  });

  async function person(role: Role): Promise<Caller> {
    const { sessionId } = await newMember(db, organizationId, role);
    return again(sessionId);
  }
  async function again(sessionId: string | undefined): Promise<Caller> {
    return callerOf((await readSession(db, sessionId ?? "")) ?? expect.fail("no session"));
  }
  const idOf = ({ member }: Caller) => member?.user.id ?? expect.fail("no person");
  const memberOf = ({ member }: Caller) => member ?? expect.fail("no person");

  async function newProject(by: Caller, name: string, tags: string[] = []) {
    const questions = [{ text: `${name}: why?` }, { text: `${name}: why not?` }];
    const { data } = (await perform(projectVerbs.createProject, by, sent({}, { name, tags, questions }))) as {
      data: { id: string; questions: { id: string }[] };
    };
    const [first, second] = data.questions.map(({ id }) => id);
    const path = { projectId: data.id, questionId: first ?? "" };
    const responses = Array.from({ length: 40 }, (_, index) => ({ id: `r${index}`, text: `Friendly staff ${index}` }));
    await perform(projectVerbs.uploadResponses, by, sent(path, { responses }));
    return { ...path, otherId: second ?? "" };
  }
  const say = (by: Caller, projectId: string, restricted: boolean, people: readonly Caller[] = []) =>
    perform(projectVerbs.changePeople, by, sent({ projectId }, { restricted, people: people.map(idOf) }));
  const names = async (caller: Caller) => (await listProjectProgress(db, caller)).items.map(({ name }) => name);

  it("see it in no list, search, figure or job unless they are named on it", async () => {
    const [hidden, open] = [await newProject(owner, "Hidden", ["Board"]), await newProject(owner, "Open", ["All"])];
    const group = { name: "Both", question_ids: [hidden.questionId, open.questionId] };
    const both = (await perform(groupVerbs.createGroup, owner, sent({}, group))) as { id: string };
    await perform(questionJobVerbs.generateCodebook, owner, sent(hidden, {}));
    const [researcher, named] = [await person("researcher"), await person("viewer")];
    const [coder, assigned] = [await person("coder"), await person("coder")];
    const view = { name: "Hidden words", filter: { q: "Staff" } };
    await perform(savedViewVerbs.createSavedView, owner, sent(hidden, view));
    await say(owner, hidden.projectId, true, [named, assigned]);
    const viewsOf = async (by: Caller) => JSON.stringify(await perform(savedViewVerbs.listSavedViews, by, sent(open)));
    expect([await viewsOf(owner), await viewsOf(named)]).toEqual(
      Array(2).fill(expect.stringContaining("Hidden words")),
    );
    expect(await viewsOf(researcher)).not.toContain("Hidden");

    for (const blind of [researcher, coder]) {
      expect(await names(blind)).not.toContain("Hidden");
      expect(await listTags(db, blind)).not.toContain("Board");
      expect(await readProjectProgress(db, blind, hidden.projectId)).toBeNull();
      const listed = {
        projects: await perform(projectVerbs.listProjects, { ...blind, scopes: owner.scopes }, sent({})),
        index: await perform(workbenchVerbs.listProjectIndex, blind, sent({})),
        recent: await listRecentQuestions(db, blind, idOf(owner), 50),
      };
      expect(JSON.stringify(listed)).not.toMatch(new RegExp(`Hidden|${hidden.projectId}`));
      expect(await listTrackersOf(db, blind, open.projectId)).toEqual([]);
    }
    const [groups, jobs, ledger] = [
      await perform(groupVerbs.listGroups, researcher, sent({})),
      await perform(jobVerbs.listJobs, researcher, sent({})),
      await perform(usageVerbs.listLedger, researcher, sent({})),
    ];
    expect(JSON.stringify([groups, jobs, ledger])).not.toMatch(
      new RegExp(`Hidden|${both.id}|${hidden.projectId}|${hidden.questionId}`),
    );
    for (const seeing of [owner, named]) {
      expect(await names(seeing)).toEqual(expect.arrayContaining(["Hidden", "Open"]));
      expect(JSON.stringify(await perform(groupVerbs.listGroups, seeing, sent({})))).toContain(both.id);
      expect(JSON.stringify(await perform(jobVerbs.listJobs, seeing, sent({})))).toContain(hidden.projectId);
    }
    expect(await names(assigned)).toEqual(["Hidden"]);
    expect(await hasProjects(db, coder)).toBe(false);
    expect(await listOwners(db, coder)).toEqual([]);
    expect(await countTemporaryProjects(db, coder)).toBe(0);
    expect((await listNamedOn(db, researcher)).has(idOf(assigned))).toBe(false);
    expect((await listNamedOn(db, owner)).get(idOf(assigned))).toMatchObject([{ name: "Hidden" }]);
  });

  it("are chosen by owners, admins and the maker, who stays on it", async () => {
    const [maker, other] = [await person("researcher"), await person("researcher")];
    const { projectId } = await newProject(maker, "Own");
    await expect(say(other, projectId, true)).rejects.toMatchObject({ code: "INSUFFICIENT_SCOPE" });
    const stranger = await person("viewer");
    await removeMember(db, memberOf(owner), {
      userId: idOf(stranger),
      kept: { apiKeys: [], apps: [] },
      address: "203.0.113.7",
    });
    await expect(say(maker, projectId, true, [stranger])).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      issues: [{ path: "people[0]", message: "is not a member of the organization" }],
    });
    const people = await say(maker, projectId, true);
    expect(people).toMatchObject({
      restricted: true,
      members: expect.arrayContaining([expect.objectContaining({ user_id: idOf(maker), named: true })]),
    });
    expect(await names(maker)).toContain("Own");
    expect(await names(other)).not.toContain("Own");
    const program: Caller = {
      organizationId,
      plan: "growth",
      actor: { kind: "api_key", id: "1" },
      scopes: owner.scopes,
    };
    await expect(say(program, projectId, false)).rejects.toMatchObject({ code: "INSUFFICIENT_SCOPE" });
    expect(await names(program)).toContain("Own");
    await say(await person("admin"), projectId, false);
    expect(await names(other)).toContain("Own");
  });

  it("lose their claims with their access, and are named again when an invitation says so", async () => {
    const project = await newProject(owner, "Claimed");
    const { projectId } = project;
    const categories = [{ name: "Stay", codes: [{ name: "Staff" }] }];
    await perform(codebookVerbs.editCodebook, owner, sent(project, { categories }));
    const decisions = Array.from({ length: 40 }, (_, index) => ({
      response_id: `id:r${index}`,
      action: "change",
      codes: [{ name: "Staff" }],
    }));
    await perform(reviewVerbs.decideClaims, owner, sent(project, { decisions }));
    const claim = (by: Caller) =>
      perform(reviewVerbs.claimAnswers, by, sent(project, { task: "second", limit: 3 })) as Promise<object[]>;
    const open = async () => {
      const { reviewers } = (await perform(reviewVerbs.showReview, owner, sent(project))) as {
        reviewers: { claimed: number }[];
      };
      return reviewers.reduce((sum, { claimed }) => sum + claimed, 0);
    };
    const { link } = await inviteMember(db, memberOf(owner), {
      email: `${crypto.randomUUID()}@example.test`,
      role: "coder",
      projectIds: [projectId, crypto.randomUUID()],
      address: "10.42.0.1",
    });
    const token = new URL(link ?? "").searchParams.get("token") ?? "";
    const invited = await registerByInvitation(db, { token, password: "seven brass kettles", address: "10.42.0.1" });
    expect((await listNamedOn(db, owner)).get(invited.id)).toMatchObject([{ name: "Claimed" }]);

    const [viewer, coder, researcher] = [await person("admin"), await person("coder"), await person("researcher")];
    await say(owner, projectId, false, [coder]);
    for (const reviewer of [viewer, coder, researcher]) expect(await claim(reviewer)).toHaveLength(3);
    expect(await open()).toBe(9);
    await say(owner, projectId, true, [coder]);
    expect(await open()).toBe(6);
    await changeRole(db, memberOf(owner), { userId: idOf(viewer), role: "coder" });
    expect(await open()).toBe(3);
    await expect(claim(await again(viewer.member?.sessionId))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await removeMember(db, memberOf(owner), {
      userId: idOf(coder),
      kept: { apiKeys: [], apps: [] },
      address: "203.0.113.7",
    });
    expect(await open()).toBe(0);
    expect((await listNamedOn(db, owner)).has(idOf(coder))).toBe(false);
    await perform(projectVerbs.deleteProject, owner, sent({ projectId }));
    expect((await listNamedOn(db, owner)).size).toBeLessThan(3);
  });
});
