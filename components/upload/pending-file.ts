let pending: File | null = null;

/** Hands a file that was dropped on one page on to the page that takes it. */
export const keepFile = (file: File) => {
  pending = file;
};

/** The file that was handed on, once. */
export function takeFile(): File | null {
  const file = pending;
  pending = null;
  return file;
}
