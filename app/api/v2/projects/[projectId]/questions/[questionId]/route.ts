import * as contract from "@/lib/api/contract/questions";
import { endpoints } from "@/lib/api/endpoints";
import { recordReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { deleteQuestion } from "@/lib/projects/delete-question";
import { showQuestion } from "@/lib/questions/show-question";
import { updateQuestion } from "@/lib/questions/update-question";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getQuestion, async ({ caller, params }) => recordReply(await showQuestion(db, caller, params))),
  route(contract.updateQuestion, async ({ caller, params, body, ifMatch }) =>
    recordReply(await updateQuestion(db, caller, params, contract.questionChanges(body), ifMatch)),
  ),
  route(contract.deleteQuestion, ({ caller, params }) => deleteQuestion(db, caller, params)),
);
