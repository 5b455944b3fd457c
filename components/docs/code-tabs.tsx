import { CodePanel } from "./code-panel";
import { HighlightedCode } from "./highlighted-code";

export type Sample = { code: string; language: string; label?: string };

const LABELS: Record<string, string> = {
  bash: "curl",
  sh: "Shell",
  ts: "TypeScript",
  python: "Python",
  json: "JSON",
  http: "HTTP",
};

/** A sample in one or several languages, to copy. A label may follow the language: `json Reply`. */
export function CodeTabs({ samples, label }: { samples: Sample[]; label?: string }) {
  const tabs = samples.map((sample) => {
    const [language = "", ...words] = sample.language.split(" ");
    return {
      label: sample.label ?? (words.join(" ") || LABELS[language] || "Code"),
      code: sample.code,
      shown: <HighlightedCode code={sample.code} language={language} />,
    };
  });
  return <CodePanel tabs={tabs} {...(label !== undefined && { label })} />;
}
