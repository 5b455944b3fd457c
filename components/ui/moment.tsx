const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const MINUTE = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const AGO = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

const UNITS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

type MomentProps = { at: Date };

/** Formats a moment such as 21 Nov 2026. */
export function Day({ at }: MomentProps) {
  return (
    <time dateTime={at.toISOString()} title={`${minuteWords(at)} UTC`}>
      {DAY.format(at)}
    </time>
  );
}

/** A moment as plain text, such as 21 Nov 2026, 11:04, in UTC. */
export const minuteWords = (at: Date): string => MINUTE.format(at);

/** Formats a moment such as 21 Nov 2026, 11:04, in UTC. */
export function Minute({ at }: MomentProps) {
  return (
    <time dateTime={at.toISOString()} title={`${minuteWords(at)} UTC`}>
      {minuteWords(at)}
    </time>
  );
}

/** Formats a moment such as “two hours ago”; after a month, as a date. */
export function Ago({ at, now = new Date() }: MomentProps & { now?: Date }) {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  const step = UNITS.find((unit) => seconds >= unit.seconds);
  if (seconds > 30 * 86_400) return <Day at={at} />;
  return (
    <time dateTime={at.toISOString()} title={`${minuteWords(at)} UTC`}>
      {step ? AGO.format(-Math.floor(seconds / step.seconds), step.unit) : "just now"}
    </time>
  );
}
