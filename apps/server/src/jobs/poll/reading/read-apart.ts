import type { CarrierPage } from '../../../carriers/carrier.ts';
import { inThread } from '../../../threads/in-thread.ts';
import { atMost } from '../../../db/at-most.ts';
import type { PagesStart } from './pages-worker.ts';
import { readPages, type PageFormat, type PagesOrigin } from './pages.ts';

/** Length from which a thread reads a response, in characters: shorter ones take a few ms. */
const LONG = 256 * 1024;
const LIMITS = { ms: 20_000, heapMb: 384 };

const turn = atMost(2);

/** A response that cannot be read within the limits counts as unreadable. */
const REFUSED = { outcome: 'unreadable' } as const;

/** Reads the pages of a response; a long one in a thread, so that the server keeps answering. */
export async function readPagesApart<F extends PageFormat>(
  pages: readonly CarrierPage[],
  origin: PagesOrigin<F>,
  signal?: AbortSignal,
): Promise<ReturnType<typeof readPages<F>>> {
  const bodies = pages.map(({ body }) => body);
  const length = bodies.reduce((sum, body) => sum + body.length, 0);
  if (length < LONG)
    return readPages(
      pages.map(({ json }) => json),
      origin,
    );
  const start: PagesStart = { bodies, origin };
  const ended = await turn(() =>
    inThread<ReturnType<typeof readPages<F>>>(new URL('./pages-worker.ts', import.meta.url), start, LIMITS, signal),
  );
  return 'value' in ended ? ended.value : pages.map(() => ({ ...REFUSED, events: [], problems: [] }));
}
