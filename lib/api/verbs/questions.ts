import { addQuestion } from "@/lib/projects/add-question";
import { deleteQuestion } from "@/lib/projects/delete-question";
import { listQuestions } from "@/lib/projects/list-questions";
import { showQuestion } from "@/lib/questions/show-question";
import { updateQuestion } from "@/lib/questions/update-question";
import * as contract from "../contract/questions";
import { pageReply, recordReply } from "../reply";
import { verb } from "../verb";

export const questionVerbs = {
  listQuestions: verb(contract.listQuestions, async ({ db, caller, params, query }) =>
    pageReply(await listQuestions(db, caller, params.projectId, query)),
  ),
  createQuestion: verb(contract.createQuestion, async ({ db, caller, params, body }) =>
    recordReply(await addQuestion(db, caller, params.projectId, contract.newQuestion(body)), 201),
  ),
  getQuestion: verb(contract.getQuestion, async ({ db, caller, params }) =>
    recordReply(await showQuestion(db, caller, params)),
  ),
  updateQuestion: verb(contract.updateQuestion, async ({ db, caller, params, body, ifMatch }) =>
    recordReply(await updateQuestion(db, caller, params, contract.questionChanges(body), ifMatch)),
  ),
  deleteQuestion: verb(contract.deleteQuestion, ({ db, caller, params }) => deleteQuestion(db, caller, params)),
};
