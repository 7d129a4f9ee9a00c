// Recognises the type of a file by its content, in a thread of its own: the content is foreign, and its readers may loop.
import { parentPort, workerData } from 'node:worker_threads';
import { typeOfContent, type TypeQuestion } from '../modules/file/content/rules.ts';

parentPort?.postMessage(await typeOfContent(workerData as TypeQuestion));
