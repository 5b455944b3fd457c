import { z } from "zod";
import {
  base,
  effectiveBase,
  filter,
  namesSubject,
  percentage,
  SUBJECT_MISSING,
  shared,
  subject,
  weighted,
  weighting,
} from "./analytics-shapes";
import { operation } from "./operation";
import { count, id, sentiment } from "./values";

const comparisonBody = z
  .strictObject({
    ...subject,
    question_id: subject.question_id.meta({ description: "Any wave of the group, with its `project_id`" }),
    group_id: subject.group_id.meta({ description: "The group itself, in place of a question" }),
    filter: filter.optional(),
    weighted: weighted.meta({
      description:
        "Weights the answers of each wave by its question's `weight_key`. Without such a key, or with false, every answer counts once",
    }),
  })
  .refine(namesSubject, SUBJECT_MISSING);

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
  changed_since: z.boolean().meta({
    description:
      "Whether the code was added, or got another name, definition or sentiment, after the engine has last coded answers of this wave: code the wave again before you compare",
  }),
});

const estimate = z.object({
  points: z.number().meta({ description: "Percentage points, the later wave minus the earlier" }),
  interval: z.object({ low: z.number(), high: z.number() }).meta({ description: "95%" }),
});

const drift = z
  .object({
    answers: count.meta({ description: "Answers of the anchor sample that both waves have coded" }),
    changed: z
      .object({ gained: count, lost: count })
      .meta({ description: "How many of them have the code by the later coding only, and by the earlier only" }),
    coder: estimate.meta({
      description: "The change of the share in the anchor sample: the answers are the same, so it is due to the coder",
    }),
    respondents: estimate.meta({ description: "The rest of the difference, due to the respondents" }),
  })
  .nullable()
  .meta({
    id: "Drift",
    description:
      "The difference split into change of coder and change of respondents. Null unless both waves have coded the group's anchor sample with this code, and where answers are filtered",
  });

const difference = z.object({
  from_wave: wave,
  to_wave: wave,
  points: z.number().meta({
    description:
      "Percentage points, the later wave minus the earlier. Answers whose decisions wait (`decisions_waiting`) count as the machine coded them, so `points` may differ from the percentages",
  }),
  z: z.number().nullable(),
  p_value: z.number().nullable(),
  adjusted_p_value: z.number(),
  significant: z.boolean(),
  same_coder: z.boolean().meta({
    description:
      "Whether both waves were coded by the same engine, codes and decisions of people. If not, part of the difference may be the coder's: code all waves again",
  }),
  drift,
});

export const compareWaves = operation({
  ...shared,
  id: "compareWaves",
  path: "/v2/analytics/wave-comparison",
  summary: "Compare the waves of a tracker",
  description:
    "How often each wave mentions each code, and where two waves differ: two-sided z tests between all pairs of waves, Holm-corrected within a code, at 5%; waves with an effective base under 5 are not tested; where these would be more than 50,000 in all, between neighbouring waves alone. Of a codebook with more than 50,000 codes by waves the most frequent codes are compared. With an anchor sample that both waves have coded, each difference is split into change of coder and change of respondents.",
  body: comparisonBody,
  replies: {
    200: {
      description: "The comparison",
      data: z.object({
        group: z.object({ id, name: z.string() }),
        waves: z.array(
          z
            .object({
              wave,
              question_id: id,
              project_id: id,
              text: z.string(),
              base,
              effective_base: effectiveBase,
              ...weighting,
              small_base: z.boolean(),
              coder: z
                .object({
                  engine: z.string(),
                  mixed: z.boolean().meta({ description: "Some of its answers were coded before, by something else" }),
                })
                .nullable()
                .meta({ description: "By what the last run coded the wave; null if no run has" }),
              decisions_waiting: count.meta({
                description:
                  "Answers that people have decided since the tracker's coder last learned. They count in percentages, but not in differences, until `POST /v2/groups/{id}/code` codes all waves again; waves that people decided as a whole are compared as they stand",
              }),
            })
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
