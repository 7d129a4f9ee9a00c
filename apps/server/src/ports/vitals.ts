import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export const SAMPLE_MS = 15_000;
const KEPT = 3_600_000 / SAMPLE_MS;
const RESOLUTION_MS = 20;

export interface Sample {
  /** ISO 8601 with `Z`. */
  time: string;
  /** Busy share of all processors of the machine; null in the first sample. */
  cpu: number | null;
  /** Processors that this process used. */
  processCpu: number;
  rss: number;
  heap: number;
  /** Longest delay of the event loop since the sample before. */
  loopDelayMs: number;
  streams: number;
  /** Duration of a small transaction; null where it failed. */
  databaseMs: number | null;
}

export interface Vitals {
  samples(): readonly Sample[];
  /** Takes a sample at once. */
  sample(): Promise<void>;
  start(): void;
  stop(): void;
}

export interface VitalsParts {
  /** Wall ms. */
  now: () => number;
  streams: () => number;
  /** A small transaction. */
  probe: () => Promise<unknown>;
}

const ticks = (): { busy: number; all: number } => {
  let [busy, all] = [0, 0];
  for (const { times } of cpus()) {
    const sum = times.user + times.nice + times.sys + times.irq + times.idle;
    all += sum;
    busy += sum - times.idle;
  }
  return { busy, all };
};

const twoDigits = (value: number): number => Math.round(value * 100) / 100;

/** Load of this process in the last hour, in memory: one sample every 15 s. */
export function createVitals({ now, streams, probe }: VitalsParts): Vitals {
  const kept: Sample[] = [];
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let timer: NodeJS.Timeout | null = null;
  let machine = ticks();
  let used = { at: performance.now(), cpu: process.cpuUsage() };

  async function probeMs(): Promise<number | null> {
    const begin = performance.now();
    try {
      await probe();
      return twoDigits(performance.now() - begin);
    } catch {
      return null;
    }
  }

  async function sample(): Promise<void> {
    const [before, after] = [machine, ticks()];
    machine = after;
    const at = performance.now();
    const { user, system } = process.cpuUsage(used.cpu);
    const processCpu = (user + system) / 1000 / Math.max(1, at - used.at);
    used = { at, cpu: process.cpuUsage() };
    const loopDelayMs = Math.max(0, Math.round(delays.max / 1e6) - RESOLUTION_MS);
    delays.reset();
    const { rss, heapUsed } = process.memoryUsage();
    const cpu = after.all > before.all ? twoDigits((after.busy - before.busy) / (after.all - before.all)) : null;
    const taken = { time: new Date(now()).toISOString(), cpu, processCpu: twoDigits(processCpu), rss, heap: heapUsed, loopDelayMs };
    kept.push({ ...taken, streams: streams(), databaseMs: await probeMs() });
    if (kept.length > KEPT) kept.shift();
  }

  return {
    samples: () => kept,
    sample,
    start() {
      delays.enable();
      void sample();
      timer = setInterval(() => void sample(), SAMPLE_MS);
      timer.unref();
    },
    stop() {
      if (timer) clearInterval(timer);
      delays.disable();
    },
  };
}
