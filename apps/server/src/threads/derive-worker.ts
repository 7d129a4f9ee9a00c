// Derives a bill of many events in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { deriveStored, type DeriveStart } from '../modules/ocean-bill/state/rules.ts';

parentPort?.postMessage(deriveStored(workerData as DeriveStart));
