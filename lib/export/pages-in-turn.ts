/** Milliseconds after which a file whose client reads slowly passes its turn on, though its page is not sent yet. */
const LONGEST_TURN_MS = 500;

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
      try {
        const { done, value } = await pages.next();
        if (done) return;
        yield value;
      } finally {
        passOn();
      }
    }
  } finally {
    await pages.return(undefined);
  }
}

/** Waits for a turn of the organization, which ends when the returned function is called, or after a time. */
async function takeTurn(organizationId: string): Promise<() => void> {
  const others = waiting.get(organizationId);
  if (others) await new Promise<void>((begin) => others.push(begin));
  else waiting.set(organizationId, []);
  let isMine = true;
  const passOn = () => {
    if (!isMine) return;
    isMine = false;
    clearTimeout(timer);
    const next = waiting.get(organizationId)?.shift();
    if (next) next();
    else waiting.delete(organizationId);
  };
  const timer = setTimeout(passOn, LONGEST_TURN_MS);
  return passOn;
}
