import { z } from "zod";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count } from "./values";

export const reportOtherSpecify = operation({
  id: "reportOtherSpecify",
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/other-specify",
  tag: "Responses",
  summary: "Report what became of “other, specify”",
  description:
    "For answers that were uploaded with their closed question (`closed` in the mapping): by option, how many respondents chose it, how many moved to it because their answer names it, and how many have it together. Null if the answers come from no closed question.",
  scope: "projects:read",
  params: questionPath,
  query: z.strictObject({ format: z.enum(["json", "csv"]).default("json") }),
  replies: {
    200: {
      description: "The options of the closed question, and the codes that answers added",
      data: z
        .object({
          name: z.string().meta({ description: "Of the closed question", example: "Q5" }),
          label: z.string().meta({ example: "Where do you shop?" }),
          other: z.int().meta({ description: "The number of the option that was to be specified" }),
          respondents: count.meta({ description: "Respondents who were asked" }),
          moved: count.meta({ description: "Answers that are not Other any more" }),
          options: z.array(
            z
              .object({
                code_number: z.int(),
                name: z.string(),
                is_option: z.boolean().meta({ description: "False for a code that came from answers" }),
                chosen: count,
                moved_here: count,
                merged: count,
              })
              .meta({ id: "MergedOption" }),
          ),
        })
        .nullable(),
    },
  },
  file: { description: "With `format=csv`: each answer that moved", mediaTypes: ["text/csv"] },
  errors: ["NOT_FOUND"],
  idempotent: false,
});
