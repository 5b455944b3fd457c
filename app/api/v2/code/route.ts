import { dispatchSoon } from "@/inngest/dispatch";
import * as contract from "@/lib/api/contract/coding";
import { endpoints } from "@/lib/api/endpoints";
import { jobReply, Reply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { codeOneCall } from "@/lib/coding/code-one-call";
import { db } from "@/lib/db";
import { selectEngine } from "@/lib/engines/select-engine";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.code, async ({ caller, body }) => {
    const outcome = await codeOneCall(db, caller, contract.oneCallRequest(body), selectEngine());
    if (outcome.mode === "sync") return new Reply(200, outcome.result, { mode: "sync" });
    dispatchSoon();
    return jobReply(outcome.job);
  }),
);
