/** The language of most answers (ISO 639-1); `fallback`, the expected one, if none has a majority. */
export function mainLanguage(answers: readonly { language: string }[], fallback: string): string {
  const counts = new Map<string, number>();
  for (const { language } of answers) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [main] = [...counts].find(([, count]) => count > answers.length / 2) ?? [fallback];
  return main;
}
