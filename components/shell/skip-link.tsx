/** The first stop of the Tab key; it skips the navigation. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="type-strong sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-10 focus:rounded-2 focus:bg-raised focus:px-3 focus:py-2 focus:shadow-2"
    >
      Skip to the page
    </a>
  );
}
