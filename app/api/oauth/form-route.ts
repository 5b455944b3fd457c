import type { Db } from "@/db/client";
import { endpoints, refusal } from "@/lib/api/endpoints";
import { requestIdOf } from "@/lib/api/request-id";
import { senderOf } from "@/lib/api/sender";
import { countStranger } from "@/lib/api/strangers";
import { AppError } from "@/lib/errors/app-error";
import { answerForm, type Sent } from "@/lib/oauth/endpoint";
import { db } from "@/lib/runtime/db";

/** The handlers of an OAuth endpoint, which takes a form and answers with JSON. */
export const formRoute = (answer: (db: Db, sent: Sent) => Promise<object | null>) =>
  endpoints({
    method: "POST",
    async handle(request) {
      const reply = await answerForm(request, requestIdOf(request.headers), (sent) => answer(db, sent));
      if (reply.status !== 401) return reply;
      try {
        countStranger(senderOf(request.headers).address);
        return reply;
      } catch (error) {
        if (error instanceof AppError) return refusal(request, error);
        throw error;
      }
    },
  });
