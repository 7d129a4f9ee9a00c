// Reads the manifest of a plugin in a thread of its own: its text is foreign.
import { parentPort, workerData } from 'node:worker_threads';
import { readManifest, type ManifestQuestion } from '../modules/plugin/manifest/rules.ts';

parentPort?.postMessage(readManifest(workerData as ManifestQuestion));
