type DrawingProps = {
  label: string;
  /** An SVG document that `lib/charts` has made. */
  svg: string;
};

/** An SVG drawing as a part of the page, so that it follows the page's colours and fonts. */
export function Drawing({ label, svg }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the texts of a drawing are escaped.
  return <div role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />;
}
