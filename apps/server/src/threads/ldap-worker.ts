// Asks a directory server in a thread of its own: its responses are foreign, and may be endless.
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from '../modules/ldap/directory/connectors.ts';
import type { Question } from '../modules/ldap/directory/rules.ts';

parentPort?.postMessage(await ask(workerData as Question));
