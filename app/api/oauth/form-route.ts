import type { Db } from "@/db/client";
import { endpoints } from "@/lib/api/endpoints";
import { requestIdOf } from "@/lib/api/request-id";
import { db } from "@/lib/db";
import { answerForm, type Sent } from "@/lib/oauth/endpoint";

/** The handlers of an OAuth endpoint, which takes a form and answers with JSON. */
export const formRoute = (answer: (db: Db, sent: Sent) => Promise<object | null>) =>
  endpoints({
    method: "POST",
    handle: (request) => answerForm(request, requestIdOf(request.headers), (sent) => answer(db, sent)),
  });
