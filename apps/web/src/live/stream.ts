import { isApiError } from '@seaberry/api-client';
import type { LiveHint } from '@seaberry/api-client/contract';
import { createParser } from 'eventsource-parser';

import { backoffMs } from './backoff.ts';
import { readHint } from './hints.ts';

/** Timeout of a stream without data: the server sends a heartbeat every 20 s. */
const SILENCE_MS = 50_000;

export interface StreamOptions {
  open(signal: AbortSignal): Promise<Response>;
  /** Called after every connect: missed changes are unknown, so everything visible is refetched. */
  onConnect(): void;
  onHint(hint: LiveHint): void;
  signal: AbortSignal;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  backoff?: (attempt: number) => number;
}

/**
 * Keeps one hint stream open until `signal` is aborted. The server ends it when the token expires; the next connection then sends the
 * refresh token and receives a new one. A lost session ends the loop.
 */
export async function listen(options: StreamOptions): Promise<void> {
  const { signal, wait = pause, backoff = backoffMs } = options;
  let attempt = 0;
  while (!signal.aborted) {
    const started = Date.now();
    try {
      await openOnce(options);
    } catch (error) {
      if (isApiError(error) && error.kind === 'unauthorized') return;
    }
    if (signal.aborted) return;
    // The end of a stream that worked for a while needs no long delay.
    attempt = Date.now() - started > SILENCE_MS ? 0 : attempt + 1;
    await wait(backoff(Math.max(0, attempt - 1)), signal);
  }
}

async function openOnce({ open, onConnect, onHint, signal }: StreamOptions): Promise<void> {
  const ended = new AbortController();
  const both = AbortSignal.any([signal, ended.signal]);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => ended.abort(), SILENCE_MS);
  };
  try {
    restartTimer();
    const response = await open(both);
    if (!response.body) return;
    onConnect();
    const parser = createParser({
      onEvent: ({ data }) => {
        const hint = readHint(data);
        if (hint) onHint(hint);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      restartTimer();
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(silence);
    ended.abort();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
