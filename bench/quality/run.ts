import { parseArgs } from "node:util";
import { measureAssignment } from "./assignment";
import { measureDraws } from "./draws";
import { measureEntity } from "./entity";
import { measureFew } from "./few";
import { measureGeneration } from "./generation";
import { measureFalseAlarms, measureJunk } from "./junk";
import { measureLearning } from "./learning";
import { measureNull } from "./null";
import { measureSentiment } from "./sentiment";
import { readSets } from "./sets";

const { values } = parseArgs({
  options: {
    sets: { type: "string" },
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    print: { type: "boolean", default: false },
    frame: { type: "string", default: "auto" },
  },
});
const only = values.only?.split(",");
const folder = process.env.QUALITY_DATA;
if (!folder && only?.some((part) => part !== "entity") !== false) {
  process.stderr.write("Set QUALITY_DATA to a folder of coded answers; bench/quality/README.md tells the format.\n");
  process.exit(2);
}
const wanted = values.sets?.split(",");
const sets = (folder ? readSets(folder) : []).filter(
  ({ name }) => !wanted || wanted.some((part) => name.includes(part)),
);
const parts = {
  assignment: measureAssignment,
  learning: measureLearning,
  sentiment: measureSentiment,
  junk: measureJunk,
};
for (const [name, measure] of Object.entries(parts)) {
  if (only && !only.includes(name)) continue;
  process.stdout.write(`\n## ${name}\n`);
  for (const set of sets)
    for (const line of measure(set, { quick: values.quick, print: values.print })) process.stdout.write(`${line}\n`);
  if (name === "junk") for (const line of measureFalseAlarms()) process.stdout.write(`${line}\n`);
}
if (!only || only.includes("generation")) {
  process.stdout.write("\n## generation\n");
  for (const line of measureGeneration(sets, values)) process.stdout.write(`${line}\n`);
}
if (!only || only.includes("few")) {
  process.stdout.write("\n## few\n");
  for (const line of measureFew(sets, { quick: values.quick })) process.stdout.write(`${line}\n`);
}
if (!only || only.includes("draws")) {
  process.stdout.write("\n## draws\n");
  for (const line of measureDraws(sets, { quick: values.quick })) process.stdout.write(`${line}\n`);
}
if (!only || only.includes("null")) {
  process.stdout.write("\n## null\n");
  for (const line of measureNull(sets, { quick: values.quick })) process.stdout.write(`${line}\n`);
}
if (!only || only.includes("entity")) {
  process.stdout.write("\n## entity\n");
  for (const line of await measureEntity({ quick: values.quick })) process.stdout.write(`${line}\n`);
}
