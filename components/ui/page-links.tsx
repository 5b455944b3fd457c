import Link from "next/link";

type PageLinksProps = {
  isFirst: boolean;
  nextCursor: string | null;
  /** The label of the link to the next page. */
  older: string;
  /** The label of the link back. */
  first?: string;
  /** Parameters of the address that every page keeps. */
  query?: Record<string, string>;
};

/** Links to the next page of a list, and back to its first. */
export function PageLinks({ isFirst, nextCursor, older, first = "Back to the newest", query = {} }: PageLinksProps) {
  return (
    <p className="flex gap-4">
      {!isFirst && <Link href={address(query)}>{first}</Link>}
      {nextCursor && <Link href={address({ ...query, before: nextCursor })}>{older}</Link>}
    </p>
  );
}

const address = (query: Record<string, string>) => `?${new URLSearchParams(query)}`;
