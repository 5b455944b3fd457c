import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { ensureBuilt } from "@/bin/service/build";
import { ensureBareBuilt } from "./bare-build";
import { type LoadRequest, loadInTurns, type Row } from "./load";
import { codeRequests, echoOf, usageRequests } from "./requests";
import { startServers } from "./servers";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "10" } } });
const seconds = Number(values.seconds);
if (!(seconds >= 1 && seconds <= 60)) throw new Error("--seconds takes 1 to 60");

await ensureBuilt(console.log, new AbortController().signal);
await ensureBareBuilt();
const { product, bare, keys, stop } = await startServers();
try {
  const [usage, code] = [usageRequests(keys), codeRequests(keys)];
  const pair = (name: string, requests: LoadRequest[]) => [
    { name: `${requests[0]?.method} /echo, bare`, url: bare, requests: echoOf(requests) },
    { name, url: product, requests },
  ];
  const readUsage = await loadInTurns(pair("GET /v2/usage", usage), seconds);
  const coding = await loadInTurns(pair("POST /v2/code", code), seconds);
  print([readUsage, coding]);
} finally {
  await stop();
}

function print(pairs: Row[][]): void {
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  console.log(`\n10 connections, ${seconds} s per row after warm-up, in turns, one server process; ${machine}.`);
  console.log("POST: 20 answers and a codebook of 10 codes. Share: requests per second beside the bare echo's.\n");
  console.log("                      req/s    p50 ms    p95 ms     share");
  for (const pair of pairs) {
    for (const row of pair) {
      const figures = [row.perSecond.toFixed(row.perSecond < 100 ? 1 : 0), row.p50.toFixed(1), row.p95.toFixed(1)];
      const share = `${((100 * row.perSecond) / (pair[0]?.perSecond ?? 0)).toFixed(1)} %`;
      console.log(`${row.name.padEnd(18)}${[...figures, share].map((figure) => figure.padStart(9)).join(" ")}`);
    }
  }
}
