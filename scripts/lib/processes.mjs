// Starts, watches and stops the processes of a run.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from './stages.mjs';

const STOP_LIMIT_MS = 12_000;
/** Pauses before a restart: doubled up to the longest. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export class Processes {
  #running = new Map();
  #restarts = new Map();
  #stopping = false;
  #onEnd = () => {};

  /** Registers a callback for unexpectedly ended processes. */
  onEnd(callback) {
    this.#onEnd = callback;
  }

  /**
   * Node processes get an IPC channel: it closes when this process is killed, by which they know that they have to stop.
   *
   * @param {string} name @param {string[]} args @param {Record<string, string>} env
   * @param {{ program?: string, restart?: boolean, pauseMs?: number }} [options] `restart`: an unexpected end is reported, and the process
   *   starts again; otherwise all processes are stopped.
   */
  start(name, args, env, { program = process.execPath, restart = false, pauseMs = FIRST_PAUSE_MS } = {}) {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', ...(program === process.execPath ? ['ipc'] : [])],
      detached: process.platform !== 'win32',
    });
    this.#running.set(name, child);
    child.on('close', async (code, signal) => {
      this.#running.delete(name);
      if (this.#stopping) return;
      const how = signal ?? `exit code ${code}`;
      if (!restart) {
        await this.stop();
        this.#onEnd(name, how);
        return;
      }
      console.error(`The ${name} ended unexpectedly (${how}) and starts again in ${pauseMs / 1000} s.`);
      this.#restarts.set(
        name,
        setTimeout(() => this.start(name, args, env, { program, restart, pauseMs: Math.min(2 * pauseMs, LONGEST_PAUSE_MS) }), pauseMs),
      );
    });
  }

  /** Stops all processes, last started first; kills those that do not end. */
  async stop() {
    this.#stopping = true;
    for (const timer of this.#restarts.values()) clearTimeout(timer);
    for (const child of [...this.#running.values()].reverse()) {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    }
  }
}

export function portIsFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Waits until a URL responds. */
export async function waitFor(url, limitMs, name) {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    try {
      const answer = await fetch(url);
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The ${name} did not answer at ${url} within ${limitMs / 1000} s.`);
}
