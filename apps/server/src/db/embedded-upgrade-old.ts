import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OldDatabase } from './embedded-upgrade-copy.ts';
import type { ReaderReply, ReaderRequest } from './embedded-upgrade-reader.ts';

const READER = fileURLToPath(new URL('embedded-upgrade-reader.ts', import.meta.url));

type Value = string | Uint8Array | null;
type Question = { kind: 'value' | 'copy'; text: string } | { kind: 'close' };

/**
 * The old database in a process of its own, since its version of PostgreSQL may crash.
 *
 * @throws when its PostgreSQL cannot open it.
 */
export async function openOld(packageFolder: string, dataFolder: string): Promise<OldDatabase> {
  const child = fork(READER, [packageFolder, dataFolder], {
    // Baseline compiler of WebAssembly only, which saves memory: see pglite-worker.ts.
    execArgv: ['--liftoff-only'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ask = conversation(child);
  try {
    await whenOpened(child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    value: async (text) => (await ask({ kind: 'value', text })) as string | null, // A `value` is never bytes.
    copy: async (text) => (await ask({ kind: 'copy', text })) as Uint8Array, // A `copy` is always bytes.
    close: () => end(child, ask({ kind: 'close' })),
  };
}

function whenOpened(child: ChildProcess): Promise<void> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
  return new Promise((resolve, reject) => {
    child.on('message', (reply: ReaderReply) => {
      if (reply.kind === 'ready') resolve();
      else if (reply.kind === 'failed') reject(new Error(`its own PostgreSQL cannot open it (${reply.message.split('\n')[0]})`));
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`its own PostgreSQL does not run (${errors.trim().split('\n').at(-1) ?? ''})`)));
  });
}

/** Requests to the process, each resolved by the response with its id. */
function conversation(child: ChildProcess): (question: Question) => Promise<Value> {
  const waiting = new Map<number, { resolve: (value: Value) => void; reject: (error: Error) => void }>();
  let nextId = 1;
  let gone: Error | null = null;
  child.on('message', (reply: ReaderReply) => {
    if (reply.kind !== 'done' && reply.kind !== 'error') return;
    const question = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === 'done') question?.resolve(reply.value);
    else question?.reject(new Error(reply.message));
  });
  child.once('close', () => {
    gone = new Error('the process that reads it ended');
    for (const { reject } of waiting.values()) reject(gone);
  });
  return (question) =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      child.send({ ...question, id } satisfies ReaderRequest);
    });
}

async function end(child: ChildProcess, closed: Promise<unknown>): Promise<void> {
  await closed.catch(() => {});
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL'); // The database is closed; some versions keep the process alive.
  await ended;
}
