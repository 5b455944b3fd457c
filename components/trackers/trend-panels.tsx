"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useMemo, useRef } from "react";
import type { CategoryColour } from "@/lib/codebook/category-colour";
import { ownValue } from "@/lib/data/own-value";
import { pictureOf } from "../tables/chart-file";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { Icon } from "../ui/icon";
import { saveFile } from "../ui/save-file";
import { Segmented } from "../ui/segmented";
import type { CodeTrend, ComparedWave } from "./queries";
import { TrendChart } from "./trend-chart";
import { trendsPicture } from "./trends-picture";

type TrendPanelsProps = {
  waves: readonly ComparedWave[];
  codes: readonly CodeTrend[];
  colours: Readonly<Record<string, CategoryColour>>;
};

type Scale = "shared" | "own";

const SCALES: readonly { value: Scale; words: string }[] = [
  { value: "shared", words: "One scale" },
  { value: "own", words: "Own scales" },
];

/**
 * A panel per code with its share over the waves: all on one scale, so that heights compare between codes, or each on
 * its own, so that a small code shows its course. Every scale begins at zero.
 */
export function TrendPanels({ waves, codes, colours }: TrendPanelsProps) {
  const [scale, setScale] = useScale();
  const shared = useMemo(() => Math.max(...codes.map(highestOf)), [codes]);
  const trends = useMemo(
    () =>
      codes.map(({ trend, category }) => ({
        colour: `var(--cat-${ownValue(colours, category) ?? 0})`,
        points: trend.map(({ wave, percentage, interval, changed_since }, index) => ({
          label: `Wave ${wave}`,
          percentage,
          low: interval?.low ?? 0,
          high: interval?.high ?? 0,
          isWeak: waves[index]?.small_base ?? false,
          isOutdated: changed_since,
        })),
      })),
    [codes, colours, waves],
  );
  const panels = useRef<HTMLUListElement>(null);
  const save = async (format: "svg" | "png") => {
    if (!panels.current) return;
    const size = panels.current.getBoundingClientRect();
    saveFile(`trends.${format}`, await pictureOf(trendsPicture(panels.current), format, size));
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Segmented label="Scale of the trends" value={scale} options={SCALES} onChange={setScale} />
        <p className="type-small text-ink-3">
          {scale === "shared"
            ? `All panels go from 0 to ${shared}%: heights compare between codes.`
            : "Each panel has a scale of its own: heights do not compare between codes."}
        </p>
      </div>
      <ul ref={panels} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-x-6 gap-y-4">
        {codes.map((code, index) => {
          const { code_number, code_name, category } = code;
          const trend = trends[index];
          const highest = scale === "shared" ? shared : highestOf(code);
          return (
            <li key={code_number} className="min-w-0 border-t border-line-soft pt-2">
              <h3 className="type-strong truncate" title={code_name}>
                {code_name}
              </h3>
              <p className="type-small truncate text-ink-3">
                {category}
                {scale === "own" && ` · 0–${highest}%`}
              </p>
              {trend && (
                <TrendChart
                  label={`${code_name} over ${counted(waves.length, "wave")}; the table below has the same figures`}
                  trend={trend}
                  highest={highest}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className="flex flex-wrap gap-2 print:hidden">
        <Button type="button" aria-label="Download the trends as SVG" onClick={() => save("svg")}>
          <Icon name="download" /> SVG
        </Button>
        <Button type="button" aria-label="Download the trends as PNG" onClick={() => save("png")}>
          <Icon name="download" /> PNG
        </Button>
      </p>
    </>
  );
}

/** The scale of the panels, kept in the page's address, so that a link shows what its sender saw. */
function useScale(): [Scale, (scale: Scale) => void] {
  const path = usePathname();
  const given = useSearchParams();
  const change = (scale: Scale) => {
    const search = new URLSearchParams(given);
    if (scale === "own") search.set("scale", "own");
    else search.delete("scale");
    window.history.replaceState(null, "", search.size > 0 ? `${path}?${search}` : path);
  };
  return [given.get("scale") === "own" ? "own" : "shared", change];
}

/** The top of a code's scale, in whole per cent: just above its highest interval. */
const highestOf = ({ trend }: CodeTrend): number =>
  Math.ceil(Math.max(1, ...trend.map(({ interval }) => interval?.high ?? 0)));
