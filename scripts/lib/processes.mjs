// Starts, watches and stops the processes of a run.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from './stages.mjs';

const STOP_LIMIT_MS = 12_000;

export class Processes {
  #running = new Map();
  #stopping = false;
  #onEnd = () => {};

  /** Registers a callback for unexpectedly ended processes. */
  onEnd(callback) {
    this.#onEnd = callback;
  }

  /** @param {string} name @param {string[]} args @param {Record<string, string>} env */
  start(name, args, env, program = process.execPath) {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    });
    this.#running.set(name, child);
    child.on('close', async (code, signal) => {
      this.#running.delete(name);
      if (this.#stopping) return;
      await this.stop();
      this.#onEnd(name, signal ?? `exit code ${code}`);
    });
  }

  /** Stops all processes, last started first; kills those that do not end. */
  async stop() {
    this.#stopping = true;
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
