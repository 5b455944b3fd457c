let pending: File | null = null;

/** Keeps a file that was dropped on one page for the page that loads it. */
export const keepFile = (file: File) => {
  pending = file;
};

/** Returns the kept file the first time, null afterwards. */
export function takeFile(): File | null {
  const file = pending;
  pending = null;
  return file;
}
