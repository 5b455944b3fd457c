import { marked } from "marked";
import type { Db } from "@/db/client";
import type { Subject } from "@/lib/analytics/subject";
import type { Caller } from "@/lib/auth/caller";
import { engineNamed } from "@/lib/engines/engine-words";
import { MIN_SAMPLE } from "@/lib/review/parameters";
import { counted, whole } from "@/lib/text/figures";
import type { StatementFormat } from "./parameters";
import { type CodingFacts, readFacts } from "./read-facts";
import { type QualityReport, type QualityRequest, reportQuality } from "./report-quality";
import { figure, listed, plain, share, table } from "./statement-text";
import { checkedWords } from "./warnings";

type Estimates = Pick<QualityReport["overall"], "alpha" | "kappa" | "precision" | "recall" | "f1">;

/**
 * The coding section for the appendix of a report: codebook, coders, review, agreement with its intervals, and the
 * sources of the figures. The HTML is self-contained and prints on A4 or letter paper. Errors as for the quality
 * report.
 */
export async function stateMethods(
  db: Db,
  caller: Caller,
  subject: Subject,
  { format, ...request }: QualityRequest & { format: StatementFormat },
): Promise<{ name: string; mediaType: string; content: string }> {
  const report = await reportQuality(db, caller, subject, request);
  const text = statementOf(report, await readFacts(db, caller, report.questions));
  if (format === "markdown") return { name: "methods.md", mediaType: "text/markdown; charset=utf-8", content: text };
  return { name: "methods.html", mediaType: "text/html; charset=utf-8", content: page(await marked.parse(text)) };
}

function statementOf(report: QualityReport, facts: CodingFacts): string {
  const { questions, sample, method } = report;
  const reviewed = `Answers decided by a person: ${whole(facts.reviewed)} of ${whole(facts.answers)}. An answer counts as checked if it was decided by itself, not accepted together with others.`;
  const isEnough = sample.drawn_at_random >= MIN_SAMPLE;
  const compared = `${sample.answers === 1 ? "1 answer is" : `${sample.answers} answers are`} compared with what the machine had said before the review.`;
  return [
    "# Methods statement: coding of open answers",
    `Written ${new Date().toISOString().slice(0, 10)}.`,
    "## What was coded",
    listed(questions.map(({ text }) => `“${plain(text)}”`)),
    `${counted(facts.answers, "answer")}, of which ${whole(facts.empty)} ${facts.empty === 1 ? "is" : "are"} empty. The codebook holds ${counted(report.codes.length, "code")}; an answer may have several. ${machineSentence(facts)}`,
    "## Review",
    `${reviewed} ${compared} ${SELECTION[sample.kind]}`,
    peopleSentence(report),
    ...stabilitySentence(report),
    "## Agreement of machine and people",
    ...(isEnough ? figuresOf(report) : [checkedWords(sample)]),
    "## To be kept in mind",
    report.warnings.length > 0
      ? listed(report.warnings.map(({ message }) => plain(message)))
      : "No code, segment or number of codes stands out.",
    "## How the figures are made",
    listed(sourcesOf(method.resamples, method.seed)),
    "",
  ].join("\n\n");
}

function figuresOf(report: QualityReport): string[] {
  const { overall, codes_per_answer: perAnswer } = report;
  return [
    table(
      ["Measure", "Value", "95% interval"],
      [
        ["Krippendorff's alpha", ...figure(overall.alpha)],
        ["Cohen's kappa", ...figure(overall.kappa)],
        ["Precision", ...figure(overall.precision)],
        ["Recall", ...figure(overall.recall)],
        ["F1", ...figure(overall.f1)],
        ["Answers with all codes the same", ...figure(overall.exact_match)],
        ["Codes per answer, machine", ...figure(perAnswer.machine)],
        ["Codes per answer, people", ...figure(perAnswer.person)],
      ],
    ),
    "## By code",
    codeTable(report),
  ];
}

const SELECTION = {
  random: "They were drawn at random from all coded answers, each with the same probability.",
  all: "Not all of them were drawn at random; the figures apply only to them.",
};

function peopleSentence({ people }: QualityReport): string {
  if (people.answers === 0) return "No answer was coded by two people.";
  const [alpha, interval] = figure(people.alpha);
  const coded = `${people.answers === 1 ? "1 answer was" : `${people.answers} answers were`} coded by two people or more, independently`;
  if (people.answers < MIN_SAMPLE) return `${coded}: fewer than ${MIN_SAMPLE}, too few for a coefficient.`;
  return `${coded}: Krippendorff's alpha ${alpha}${interval && ` (95% interval ${interval})`}.`;
}

function stabilitySentence({ stability }: QualityReport): string[] {
  if (!stability) return [];
  const [value, interval] = figure(stability.agreement);
  return [
    `The machine coded ${stability.answers === 1 ? "1 answer" : `${stability.answers} answers`} about which it was in doubt a second time: a share of ${value} got the same codes (95% interval ${interval}).`,
  ];
}

const machineSentence = ({ engines }: CodingFacts) =>
  engines.length > 0 ? `Coded by ${engines.map((engine) => plain(engineNamed(engine))).join(", ")}.` : "";

function codeTable({ codes }: QualityReport): string {
  const columns = ["alpha", "precision", "recall", "f1"] as const satisfies readonly (keyof Estimates)[];
  const cell = (estimate: Estimates["alpha"]) => {
    const [value, interval] = figure(estimate);
    return interval === "" ? value : `${value} (${interval})`;
  };
  const rows = codes.map((code) => [
    String(code.code_number),
    plain(code.code_name),
    String(code.decisions.both + code.decisions.machine_only),
    String(code.decisions.both + code.decisions.person_only),
    ...columns.map((name) => cell(code[name])),
  ]);
  return table(["No.", "Code", "Machine", "People", "Alpha", "Precision", "Recall", "F1"], rows);
}

const sourcesOf = (resamples: number, seed: number) => [
  "Precision, recall and F1 take the people's codes as the truth: C. J. van Rijsbergen, Information Retrieval, 2nd ed. (1979), chapter 7.",
  'Cohen\'s kappa: J. Cohen, "A coefficient of agreement for nominal scales", Educational and Psychological Measurement 20 (1960), 37-46.',
  "Krippendorff's alpha, nominal, of the decisions whether an answer has a code: K. Krippendorff, \"Computing Krippendorff's alpha-reliability\" (2011). Overall figures pool these decisions over all codes.",
  `Intervals hold ${share(0.95)} and are percentiles of ${resamples} bootstrap samples of whole answers (seed ${seed}): B. Efron, R. J. Tibshirani, An Introduction to the Bootstrap (1993), 13.3.`,
  'Agreement by segment is tested against all other answers of the sample by two-sided z tests at 5%, corrected by S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6 (1979), 65-70.',
];

const page = (body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Methods statement</title>
<style>
@page { margin: 20mm }
body { font: 11pt/1.5 Georgia, serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem; color: #111 }
h1, h2 { line-height: 1.2; break-after: avoid }
table { border-collapse: collapse; width: 100%; font-size: 9.5pt }
th, td { text-align: left; padding: 0.2rem 0.6rem 0.2rem 0; border-bottom: 1px solid #bbb; vertical-align: top }
thead { display: table-header-group }
tr { break-inside: avoid }
</style>
</head>
<body>
${body}</body>
</html>
`;
