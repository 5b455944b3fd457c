/** If a page is not sent within this many milliseconds, as when its client reads slowly, its file gives up its turn. */
const LONGEST_SENDING_MS = 1_000;

/**
 * The exports that wait for their turn, by organization; an organization is listed while one of its exports has a turn.
 */
const waiting = new Map<string, (() => void)[]>();

/**
 * Lets the exports of an organization read a page each in turn. Reading a page takes up to a whole core of this
 * process. Without turns, with twelve exports running, each step of a short request waited until all twelve had read a
 * page, so that the request took seconds.
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
