/** Milliseconds in which a page that was read must be sent. A file whose client reads slowly then passes its turn on. */
const LONGEST_SENDING_MS = 1_000;

/** Organizations of which a file is being made, each with the files that wait for their turn. */
const waiting = new Map<string, (() => void)[]>();

/**
 * Reads the pages of a file so that an organization's files take turns, a page each. Making a file takes up to a whole
 * core of this process: while twelve were made at once, short requests of other organizations waited for twelve pages
 * at each of their own steps, for seconds in all.
 */
export async function* pagesInTurn<Page>(organizationId: string, pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  try {
    for (;;) {
      const passOn = await takeTurn(organizationId);
      let sending: NodeJS.Timeout | undefined;
      try {
        const { done, value } = await pages.next();
        if (done) return;
        sending = setTimeout(passOn, LONGEST_SENDING_MS);
        yield value;
      } finally {
        clearTimeout(sending);
        passOn();
      }
    }
  } finally {
    await pages.return(undefined);
  }
}

/** Waits for a turn of the organization, which ends when the returned function is called. */
async function takeTurn(organizationId: string): Promise<() => void> {
  const others = waiting.get(organizationId);
  if (others) await new Promise<void>((begin) => others.push(begin));
  else waiting.set(organizationId, []);
  let isMine = true;
  return () => {
    if (!isMine) return;
    isMine = false;
    const next = waiting.get(organizationId)?.shift();
    if (next) next();
    else waiting.delete(organizationId);
  };
}
