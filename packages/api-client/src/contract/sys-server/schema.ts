import * as z from 'zod/mini';
import { instant, noInput, opt, optionalText, type SchemasOf } from '../parts.js';
import type { sysServer } from './calls.js';

const number = opt(z.number());

const sample = z.looseObject({
  time: z.string(),
  /** Share of all processors of the machine that was busy, 0 to 1; null in the first sample. */
  cpu: number,
  /** Share of one processor that this process used; more than 1 with several threads. */
  processCpu: number,
  /** Memory of the process, and the part of JavaScript in it, in bytes. */
  rss: z.number(),
  heap: z.number(),
  /** Longest delay of the event loop since the sample before, in ms. */
  loopDelayMs: z.number(),
  /** Open live streams. */
  streams: z.number(),
  /** Duration of a small transaction in ms; null where it failed. */
  databaseMs: number,
});

export type ServerSample = z.output<typeof sample>;

const status = z.looseObject({
  /** Interval of the samples, in ms. */
  intervalMs: z.number(),
  processors: z.number(),
  memory: z.looseObject({ total: z.number(), free: z.number() }),
  /** Start of the process. */
  startTime: instant,
  /** Oldest first; the last one is at most one interval old. */
  samples: z.array(sample),
  database: z.looseObject({ version: optionalText, bytes: number, connections: number, maxConnections: number }),
  /** Jobs of all processes. Failed: in the last 24 hours. */
  queue: z.looseObject({ waiting: z.number(), running: z.number(), failed: z.number() }),
});

export type ServerStatus = z.output<typeof status>;

export const schemas = {
  serverBase: {
    input: noInput,
    result: z.looseObject({
      hostName: optionalText,
      systemOs: optionalText,
      osArchitecture: optionalText,
      processorCount: optionalText,
      sysRunTime: optionalText,
      remoteIp: optionalText,
      localIp: optionalText,
      frameworkDescription: optionalText,
      environment: optionalText,
      wwwroot: optionalText,
      stage: optionalText,
    }),
  },
  serverUsed: {
    input: noInput,
    result: z.looseObject({
      freeRam: optionalText,
      usedRam: optionalText,
      totalRam: optionalText,
      ramRate: optionalText,
      cpuRate: optionalText,
      startTime: optionalText,
      runTime: optionalText,
    }),
  },
  serverDisk: {
    input: noInput,
    result: z.array(
      z.looseObject({
        diskName: z.string(),
        typeName: optionalText,
        totalFree: z.number(),
        totalSize: z.number(),
        used: z.number(),
        availableFreeSpace: z.number(),
        /** Used share in per cent, as the origin counts it. */
        availablePercent: z.number(),
      }),
    ),
  },
  assemblyList: { input: noInput, result: z.array(z.looseObject({ name: z.string(), version: optionalText })) },
  status: { input: noInput, result: status },
} satisfies SchemasOf<typeof sysServer>;
