import { acceptImport } from "@/lib/connections/accept-import";
import { describeSurvey, listSurveys, type TestOutcome, testConnection } from "@/lib/connections/browse-surveys";
import {
  createConnection,
  deleteConnection,
  listConnections,
  showConnection,
  updateConnection,
} from "@/lib/connections/manage-connections";
import { deleteImport, listImports } from "@/lib/connections/manage-imports";
import type { AcceptedJob } from "@/lib/jobs/accept-job";
import * as contract from "../contract/connections";
import * as imports from "../contract/survey-imports";
import { jobReply, pageReply } from "../reply";
import { longVerb, verb } from "../verb";

export const connectionVerbs = {
  createConnection: verb(contract.createConnection, ({ db, caller, body }) => createConnection(db, caller, body)),
  listConnections: verb(contract.listConnections, async ({ db, caller, query }) =>
    pageReply(await listConnections(db, caller, query)),
  ),
  getConnection: verb(contract.getConnection, ({ db, caller, params }) => showConnection(db, caller, params.id)),
  updateConnection: verb(contract.updateConnection, ({ db, caller, params, body }) =>
    updateConnection(db, caller, params.id, body),
  ),
  deleteConnection: verb(contract.deleteConnection, ({ db, caller, params }) =>
    deleteConnection(db, caller, params.id),
  ),
  testConnection: longVerb(
    contract.testConnection,
    ({ db, caller, params }) => testConnection(db, caller, params.id),
    (outcome: TestOutcome) => outcome,
  ),
  listSurveys: verb(contract.listSurveys, async ({ db, caller, params, query }) =>
    pageReply(await listSurveys(db, caller, params.id, query.cursor)),
  ),
  getSurvey: verb(contract.getSurvey, ({ db, caller, params }) => describeSurvey(db, caller, params)),
  importSurvey: longVerb(
    imports.importSurvey,
    async ({ db, dispatchSoon, caller, params, body, commit }) => {
      const job = await acceptImport(db, caller, params.id, imports.importRequest(body), commit);
      dispatchSoon();
      return job;
    },
    (job: AcceptedJob) => jobReply(job),
  ),
  listImports: verb(imports.listImports, async ({ db, caller, params, query }) =>
    pageReply(await listImports(db, caller, params.id, query)),
  ),
  deleteImport: verb(imports.deleteImport, ({ db, caller, params }) => deleteImport(db, caller, params)),
};
