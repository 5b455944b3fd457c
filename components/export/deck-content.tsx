import Link from "next/link";

type DeckContentProps = {
  /** Whether the deck has all waves of a tracker, or all questions of a project. */
  of: "question" | "tracker" | "project";
  /** Called when the user follows the link to another page. */
  onLeave: () => void;
};

const TABLES = {
  question: "Each saved table, by its own filter; without any, a cross-tab and a chart by each segment",
  tracker: "Trends: the codes over the waves, as line charts and as tables with the changes",
  project: "Each saved table, by its own filter",
};

/** Says what slides a deck has. */
export function DeckContent({ of, onLeave }: DeckContentProps) {
  return (
    <section aria-label="Preview" className="grid content-start gap-2">
      <h3 className="type-label text-ink-2">Slides in the file</h3>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{of === "project" ? "A cover, and for each question with answers:" : "A cover"}</li>
        <li>Charts of the codes and nets by share</li>
        <li>Tables of all codes with answers, shares and intervals</li>
        <li>Sentiment, if there is any</li>
        <li>{TABLES[of]}</li>
      </ul>
      <p className="text-ink-2">
        Charts and tables can be edited in PowerPoint; the speaker’s notes say how the figures were made. Colours, font
        and logo are those of{" "}
        <Link href="/settings/slides" onClick={onLeave}>
          your organization
        </Link>
        .
      </p>
    </section>
  );
}
