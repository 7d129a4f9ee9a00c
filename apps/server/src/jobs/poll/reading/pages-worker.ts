import { parentPort, workerData } from 'node:worker_threads';
import { readPages, type PagesOrigin } from './pages.ts';

export interface PagesStart {
  bodies: readonly string[];
  origin: PagesOrigin;
}

const { bodies, origin } = workerData as PagesStart;
parentPort?.postMessage(
  readPages(
    bodies.map((body): unknown => JSON.parse(body)),
    origin,
  ),
);
