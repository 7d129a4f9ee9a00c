import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import { chromium, type Browser, type CDPSession, type Page } from 'playwright';

import { chromiumPath, launchArgs } from '../../scripts/chromium.mjs';

/** Times in ms, memory in MB. */
export interface TableFigures {
  /** Until the first rows are shown. */
  first: number;
  sortNumber: number;
  sortText: number;
  filterSome: number;
  filterOne: number;
  /** Processor time of a frame while scrolling. */
  frame: number;
  heap: number;
  /** After every sort and filter, with the rows in their own order again. */
  heapAfter: number;
}
/** Mount times in ms of processor time, memory in MB, and elements, for 1,000, 10,000 and 200 milestones. */
export interface TimelineFigures {
  mount1k: number;
  heap1k: number;
  nodes1k: number;
  mount10k: number;
  heap10k: number;
  nodes10k: number;
  mount200: number;
}

const ROWS = 100_000;
/** Repetitions of each measurement, and of those that take a few frames only, whose times vary more. */
const TURNS = 5;
const QUICK_TURNS = 25;
const QUICK_MS = 40;
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Median of each figure over the runs. */
function medians<T extends object>(runs: T[]): T {
  const names = Object.keys(runs[0] ?? {}) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((one) => Number(one[name])))])) as T;
}

async function withPages<T>(
  dist: string,
  work: (open: (name: string) => Promise<{ page: Page; cdp: CDPSession }>) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => {
    const file = join(dist, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...launchArgs, '--js-flags=--expose-gc'] });
    const started = browser;
    return await work(async (name) => {
      const page = await started.newPage({ viewport: { width: 1240, height: 740 } });
      await page.goto(`${base}/${name}/pages/${name}.html`);
      const cdp = await page.context().newCDPSession(page);
      // CPU time instead of wall time, to ignore other load on the machine.
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      return { page, cdp };
    });
  } finally {
    await browser?.close();
    server.close();
  }
}

/** Bytes in use after a full collection, with the bytes of typed arrays. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

const busy = async (cdp: CDPSession): Promise<number> =>
  (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;

/** Globals that the page of a library and `tools` define on its window. */
interface PageScope {
  bench: {
    makeRows(count: number): unknown;
    makeMoments(count: number): unknown;
    prepare(moments: unknown): void;
    mount(place: HTMLElement, data: unknown): unknown;
  };
  tools: {
    place: HTMLElement;
    frame(): Promise<number>;
    seen(): string;
    until(changed: () => boolean): Promise<void>;
    scroller(): HTMLElement;
  };
  rows: unknown;
  moments: unknown;
  driver: { show(view: object): void };
  unmount(): void;
}

/** Runs in the page: the tools that every measure uses. */
function tools(): void {
  const scope = window as unknown as Record<string, unknown>;
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Resolves after the next paint: in the task after the next frame. */
  const painted = async (): Promise<void> => {
    await frame();
    await new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
  };
  const place = document.querySelector('#place') as HTMLElement;
  // Visible content: some rows below the header.
  const seen = (): string =>
    [120, 300, 480]
      .map((y) => [30, 400, 800].map((x) => document.elementFromPoint(x, y)?.textContent?.slice(0, 300) ?? '').join())
      .join('|');
  const until = async (changed: () => boolean): Promise<void> => {
    const limit = performance.now() + 15_000;
    while (!changed() && performance.now() < limit) await frame();
    await painted();
  };
  const scroller = (): HTMLElement => {
    const all = [...place.querySelectorAll<HTMLElement>('*')];
    const found = all
      .filter(
        (one) =>
          one.scrollHeight > one.clientHeight + 100 && one.clientHeight > 200 && /auto|scroll|hidden/.test(getComputedStyle(one).overflowY),
      )
      .toSorted((a, b) => b.scrollHeight - a.scrollHeight)[0];
    return found ?? place;
  };
  Object.assign(scope, { tools: { frame, painted, place, seen, until, scroller } });
}

async function measureTable(page: Page, cdp: CDPSession): Promise<TableFigures> {
  await page.evaluate(tools);
  await page.evaluate((rows) => {
    const scope = window as unknown as PageScope;
    scope.rows = scope.bench.makeRows(rows);
  }, ROWS);
  const before = await heapOf(cdp);
  const first = await page.evaluate(async () => {
    const scope = window as unknown as PageScope;
    const begun = performance.now();
    scope.driver = scope.bench.mount(scope.tools.place, scope.rows) as PageScope['driver'];
    await scope.tools.until(() => scope.tools.place.textContent.includes('SB1000005'));
    return performance.now() - begun;
  });
  await page.waitForTimeout(300);
  const heap = (await heapOf(cdp)) - before;
  const once = (next: object): Promise<number> =>
    page.evaluate(async (wanted) => {
      const scope = window as unknown as PageScope;
      scope.driver.show({});
      await new Promise((resolve) => setTimeout(resolve, 400 + Math.random() * 50));
      const was = scope.tools.seen();
      const begun = performance.now();
      scope.driver.show(wanted);
      await scope.tools.until(() => scope.tools.seen() !== was);
      return performance.now() - begun;
    }, next);
  // A frame is 16 ms and a measurement begins at a random point in it: the median of several is used.
  const view = async (next: object): Promise<number> => {
    const times: number[] = [];
    const turns = (): number => (times.length >= TURNS && median(times) < QUICK_MS ? QUICK_TURNS : TURNS);
    while (times.length < turns()) times.push(await once(next));
    return median(times);
  };
  const sortNumber = await view({ sort: 'weight' });
  const sortText = await view({ sort: 'vessel' });
  const filterSome = await view({ carrier: 'ONEY' });
  const filterOne = await view({ reference: 'SB1054321' });
  await page.evaluate(() => (window as unknown as PageScope).driver.show({}));
  await page.waitForTimeout(700);
  const heapAfter = (await heapOf(cdp)) - before;
  await once({ sort: 'weight' });
  const busyBefore = await busy(cdp);
  const frames = await page.evaluate(async () => {
    const scope = window as unknown as PageScope;
    const scroller = scope.tools.scroller();
    const count = 120;
    for (let at = 0; at < count; at += 1) {
      scroller.scrollTop += 180;
      await scope.tools.frame();
    }
    return count;
  });
  const frame = (((await busy(cdp)) - busyBefore) * 1000) / frames;
  return { first, sortNumber, sortText, filterSome, filterOne, frame, heap: heap / 1e6, heapAfter: heapAfter / 1e6 };
}

async function mountTimeline(page: Page, cdp: CDPSession, count: number): Promise<{ mount: number; heap: number; nodes: number }> {
  await page.evaluate((wanted) => {
    const scope = window as unknown as PageScope;
    scope.moments = scope.bench.makeMoments(wanted);
    scope.bench.prepare(scope.moments);
  }, count);
  const before = await heapOf(cdp);
  const busyBefore = await busy(cdp);
  await page.evaluate(() => {
    const scope = window as unknown as PageScope;
    scope.unmount = scope.bench.mount(scope.tools.place, scope.moments) as PageScope['unmount'];
  });
  // Waits until it is rendered and idle. CPU time: a frame of 16 ms would hide smaller differences.
  await page.waitForTimeout(100 + count / 2.5);
  const mount = ((await busy(cdp)) - busyBefore) * 1000;
  await page.waitForTimeout(300);
  const heap = ((await heapOf(cdp)) - before) / 1e6;
  const nodes = await page.evaluate(() => document.querySelectorAll('#place *').length);
  await page.evaluate(() => (window as unknown as PageScope).unmount());
  await page.waitForTimeout(200);
  return { mount, heap, nodes };
}

async function interleaved<T extends object>(names: string[], runs: number, one: (name: string) => Promise<T>): Promise<Record<string, T>> {
  const found: Record<string, T[]> = {};
  // In turns, so that a slow minute of the machine affects all.
  for (let turn = 0; turn < runs; turn += 1) {
    for (const name of names) {
      process.stdout.write(`\r${`run ${turn + 1} of ${runs}: ${name}`.padEnd(60)}`);
      (found[name] ??= []).push(await one(name));
    }
  }
  process.stdout.write('\n');
  return Object.fromEntries(Object.entries(found).map(([name, all]) => [name, medians(all)]));
}

export const measureTables = (dist: string, names: string[], runs: number): Promise<Record<string, TableFigures>> =>
  withPages(dist, (open) =>
    interleaved(names, runs, async (name) => {
      const { page, cdp } = await open(`table-${name}`);
      const figures = await measureTable(page, cdp);
      await page.close();
      return figures;
    }),
  );

export const measureTimelines = (dist: string, names: string[], runs: number): Promise<Record<string, TimelineFigures>> =>
  withPages(dist, (open) =>
    interleaved(names, runs, async (name) => {
      const { page, cdp } = await open(`timeline-${name}`);
      await page.evaluate(tools);
      // Warm-up: the windowed timeline loads with the first long one.
      for (const count of [20, 400]) await mountTimeline(page, cdp, count);
      const few = await mountTimeline(page, cdp, 200);
      const some = await mountTimeline(page, cdp, 1000);
      const many = await mountTimeline(page, cdp, 10_000);
      await page.close();
      return {
        mount200: few.mount,
        mount1k: some.mount,
        heap1k: some.heap,
        nodes1k: some.nodes,
        mount10k: many.mount,
        heap10k: many.heap,
        nodes10k: many.nodes,
      };
    }),
  );
