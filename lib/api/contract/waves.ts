import { z } from "zod";
import type { Tracker } from "@/lib/analytics/compare-waves";
import { base, filter, percentage, shared } from "./analytics-shapes";
import { operation } from "./operation";
import { count, id, sentiment } from "./values";

const comparisonBody = z
  .strictObject({
    project_id: id.optional(),
    question_id: id.optional().meta({ description: "Any wave of the group, with its `project_id`" }),
    group_id: id.optional().meta({ description: "The group itself, in place of a question" }),
    filter: filter.optional(),
  })
  .refine(
    ({ project_id, question_id, group_id }) =>
      group_id ? !project_id && !question_id : project_id !== undefined && question_id !== undefined,
    { path: ["question_id"], message: "and project_id, or group_id alone, must be given" },
  );

/** The group in the domain's words. */
export const tracker = ({ project_id, question_id, group_id }: z.output<typeof comparisonBody>): Tracker =>
  group_id ? { groupId: group_id } : { projectId: project_id ?? "", questionId: question_id ?? "" };

const wave = z.int().min(1).meta({ description: "Its place in the group, from 1" });

const trendPoint = z.object({
  wave,
  count,
  base,
  percentage,
  interval: z
    .object({ low: z.number(), high: z.number() })
    .nullable()
    .meta({ description: "Of the percentage, 95%, by Wilson's score method" }),
});

const difference = z.object({
  from_wave: wave,
  to_wave: wave,
  points: z.number().meta({ description: "Percentage points, the later wave less the earlier" }),
  z: z.number().nullable(),
  p_value: z.number().nullable(),
  adjusted_p_value: z.number(),
  significant: z.boolean(),
});

export const compareWaves = operation({
  ...shared,
  id: "compareWaves",
  path: "/v2/analytics/wave-comparison",
  summary: "Compare the waves of a tracker",
  description:
    "How often each wave mentions each code, and where two waves differ: two-sided z tests between all pairs of waves, Holm-corrected within a code, at 5%.",
  body: comparisonBody,
  replies: {
    200: {
      description: "The comparison",
      data: z.object({
        group: z.object({ id, name: z.string() }),
        waves: z.array(
          z
            .object({ wave, question_id: id, project_id: id, text: z.string(), base, small_base: z.boolean() })
            .meta({ id: "Wave" }),
        ),
        codes: z.array(
          z
            .object({
              code_number: z.int(),
              code_name: z.string(),
              category: z.string(),
              sentiment,
              trend: z.array(trendPoint).meta({ description: "In the order of the waves" }),
              differences: z.array(difference),
            })
            .meta({ id: "WaveTrend" }),
        ),
      }),
    },
  },
  errors: ["NOT_FOUND", "NOT_GROUPED", "NO_DATA"],
});
