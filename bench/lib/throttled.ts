import type { Browser, CDPSession, Page } from 'playwright';

/** Lighthouse's slow 4G as set by devtools throttling, and a four times slower CPU. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const CPU_RATE = 4;
const LIMIT_MS = 60_000;
/** Idle time in ms, without requests and long tasks, after which the page counts as quiet. */
const QUIET_MS = 2500;

export interface FirstLoad {
  fcpMs: number;
  lcpMs: number;
  /** Total blocking time: the parts beyond 50 ms of tasks after the first paint. */
  tbtMs: number;
  cls: number;
  requests: number;
  /** Transferred bytes of scripts, headers included. */
  scriptBytes: number;
}

/** Measurements that the page records itself; read when it is idle. */
interface Notes {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

declare global {
  // Global of the measured page, shared by two injected functions.
  var firstLoadNotes: Notes | undefined;
}

function observe(): void {
  const notes: Notes = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  globalThis.firstLoadNotes = notes;
  const on = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    notes.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) notes.cls += Number(Reflect.get(entry, 'value'));
  });
  on('longtask', ({ startTime, duration }) => notes.tasks.push({ start: startTime, duration }));
}

/**
 * Loads a page in a fresh profile, until it is quiet.
 *
 * @param ready text that appears when it is ready
 * @param throttled with the network and processor above; without them its times mean nothing
 */
export async function firstLoad(browser: Browser, url: string, ready: string, throttled: boolean): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session, throttled);
    await page.goto(url, { timeout: LIMIT_MS });
    // The page is not queried while loading, which would cost CPU time on the throttled CPU.
    await traffic.quiet();
    await page.getByText(ready).first().waitFor({ timeout: LIMIT_MS });
    return { ...(await notesOf(page)), requests: traffic.requests(), scriptBytes: traffic.scriptBytes() };
  } finally {
    await context.close();
  }
}

async function watchTraffic(session: CDPSession, throttled: boolean) {
  const scripts = new Set<string>();
  let requests = 0;
  let scriptBytes = 0;
  let pending = 0;
  let last = performance.now();
  const done = (): void => {
    pending -= 1;
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ request, requestId, type }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    pending += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    done();
  });
  session.on('Network.loadingFailed', done);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (throttled) {
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  }
  return {
    requests: () => requests,
    scriptBytes: () => scriptBytes,
    async quiet(): Promise<void> {
      while (pending > 0 || performance.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}

async function notesOf(page: Page): Promise<Omit<FirstLoad, 'requests' | 'scriptBytes'>> {
  const notes = await page.evaluate(() => globalThis.firstLoadNotes);
  if (!notes) throw new Error('The page noted nothing: did its init script run?');
  const blocking = notes.tasks.flatMap(({ start, duration }) => (start + duration > notes.fcp ? [Math.max(0, duration - 50)] : []));
  return { fcpMs: notes.fcp, lcpMs: notes.lcp, cls: notes.cls, tbtMs: blocking.reduce((sum, ms) => sum + ms, 0) };
}
