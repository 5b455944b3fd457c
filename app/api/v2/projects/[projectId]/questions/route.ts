import * as contract from "@/lib/api/contract/questions";
import { endpoints } from "@/lib/api/endpoints";
import { pageReply, recordReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { addQuestion } from "@/lib/projects/add-question";
import { listQuestions } from "@/lib/projects/list-questions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listQuestions, async ({ caller, params, query }) =>
    pageReply(await listQuestions(db, caller, params.projectId, query)),
  ),
  route(contract.createQuestion, async ({ caller, params, body }) =>
    recordReply(await addQuestion(db, caller, params.projectId, contract.newQuestion(body)), 201),
  ),
);
