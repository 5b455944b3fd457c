import { codeQuestion } from "./code-question";
import { removeExpired } from "./remove-expired";

/** Every durable function of this app. */
export const functions = [codeQuestion, removeExpired];
