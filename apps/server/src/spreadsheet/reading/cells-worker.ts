// Reads a file in a thread of its own, which can be ended at any point.
import { parentPort, workerData } from 'node:worker_threads';
import { readCells, type CellLimits } from './cells.ts';

export interface CellsStart {
  bytes: Uint8Array;
  limits: CellLimits;
}

const { bytes, limits } = workerData as CellsStart;
parentPort?.postMessage(await readCells(bytes, limits));
