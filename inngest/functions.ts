import { backTest } from "./back-test";
import { codeQuestion } from "./code-question";
import { deliverWebhook } from "./deliver-webhook";
import { generateCodebook } from "./generate-codebook";
import { grantMonthlyCredits } from "./grant-monthly-credits";
import { importAnswers } from "./import-answers";
import { importOnSchedule } from "./import-on-schedule";
import { loadUpload } from "./load-upload";
import { removeExpired } from "./remove-expired";
import { suggestRefinements } from "./suggest-refinements";
import { translate } from "./translate";

/** Every durable function of this app. */
export const functions = [
  backTest,
  codeQuestion,
  deliverWebhook,
  generateCodebook,
  grantMonthlyCredits,
  importAnswers,
  importOnSchedule,
  loadUpload,
  removeExpired,
  suggestRefinements,
  translate,
];
