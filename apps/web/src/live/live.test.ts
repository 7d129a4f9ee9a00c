import { ApiError } from '@seaberry/api-client';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { backoffMs } from './backoff.ts';
import { gather } from './gather.ts';
import { concerns, readHint } from './hints.ts';
import { browserSharing, shareStream, type Channel, type Exclusive, type LiveMessage } from './leader.ts';
import { onSentMessage, passSentMessage } from '../shared/sent-messages.ts';
import { listen } from './stream.ts';

test('the delay doubles up to half a minute', () => {
  const none = (): number => 0;
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => backoffMs(attempt, none))).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(backoffMs(0, () => 1)).toBe(1250);
});

describe('hints', () => {
  test('need a known topic', () => {
    expect(readHint('{"topic":"oceanBill","id":"7"}')).toEqual({ topic: 'oceanBill', id: '7' });
    expect(readHint('{"topic":"ledger"}')).toEqual({ topic: 'ledger', id: null });
    expect(readHint('')).toBeNull();
    expect(readHint('{"id":"7"}')).toBeNull();
    expect(readHint('{"topic":"unheard"}')).toBeNull();
  });

  test('of a message have its text, and concern no query', () => {
    const message = { title: '', text: 'Come to gate 3', type: 0, sender: 'Ann', time: '2026-11-21T06:30:00Z' };
    const hint = readHint(JSON.stringify({ topic: 'message', id: '7', message }));
    expect(hint).toEqual({ topic: 'message', id: '7', message });
    expect(readHint('{"topic":"message","id":"7","message":7}')).toEqual({ topic: 'message', id: '7' });
    const arrived: unknown[] = [];
    const stop = onSentMessage((one) => arrived.push(one.message?.text));
    passSentMessage({ topic: 'ledger', id: null });
    if (hint) passSentMessage(hint);
    stop();
    if (hint) passSentMessage(hint);
    expect(arrived).toEqual(['Come to gate 3']);
    expect(hint && concerns(hint, ['sysNotice', 'unReadList'])).toBe(false);
  });

  test('of a bill concern every list and its own detail', () => {
    const hint = { topic: 'oceanBill', id: '7' } as const;
    expect(concerns(hint, ['oceanBill', 'page', { page: 1 }])).toBe(true);
    expect(concerns(hint, ['oceanBill', 'detail', { id: '7' }])).toBe(true);
    expect(concerns(hint, ['oceanBill', 'detail', { id: '8' }])).toBe(false);
    expect(concerns(hint, ['sysUser', 'baseInfo'])).toBe(false);
    expect(concerns({ topic: 'ledger', id: null }, ['sysUser', 'baseInfo'])).toBe(true);
    expect(concerns({ topic: 'session', id: '7' }, ['sysOnlineUser', 'page', { page: 1 }])).toBe(true);
    expect(concerns({ topic: 'onlineUser', id: null }, ['sysOnlineUser', 'page', { page: 1 }])).toBe(true);
    expect(concerns({ topic: 'onlineUser', id: null }, ['sysAuth', 'userInfo'])).toBe(false);
  });
});

test('a burst becomes one call, with a minimum interval between calls', () => {
  let time = 0;
  let due: { at: number; run: () => void } | null = null;
  const clock = {
    now: () => time,
    after: (ms: number, run: () => void) => {
      due = { at: time + ms, run };
      return () => {
        due = null;
      };
    },
  };
  const advanceTo = (ms: number): void => {
    time = ms;
    if (due && due.at <= time) due.run();
  };
  const calls: number[][] = [];
  const gathered = gather<number>((items) => calls.push(items), { firstMs: 300, everyMs: 2000 }, clock);
  gathered.add(1);
  gathered.add(2);
  advanceTo(299);
  expect(calls).toEqual([]);
  advanceTo(300);
  expect(calls).toEqual([[1, 2]]);
  gathered.add(3);
  advanceTo(1000);
  expect(calls).toHaveLength(1);
  advanceTo(2300);
  expect(calls).toEqual([[1, 2], [3]]);
});

/** Tabs with a shared lock and channel. */
function browser() {
  const listeners = new Map<object, (message: LiveMessage) => void>();
  const waiting: (() => void)[] = [];
  let locked = false;
  const exclusive: Exclusive = async (signal, work) => {
    while (locked) await new Promise<void>((resolve) => waiting.push(resolve));
    if (signal.aborted) return;
    locked = true;
    await work();
    locked = false;
    waiting.shift()?.();
  };
  const channel = (): Channel => {
    const me = {};
    return {
      post: (message) => {
        for (const [tab, listener] of listeners) if (tab !== me) listener(message);
      },
      onMessage: (listener) => void listeners.set(me, listener),
      close: () => void listeners.delete(me),
    };
  };
  return { exclusive, channel };
}

test('one tab has the stream, every tab receives each hint once, and the next tab takes over', async () => {
  const { exclusive, channel } = browser();
  const streams: { tab: string; hear(id: string): void }[] = [];
  const received: string[] = [];
  const open = (tab: string): (() => void) =>
    shareStream({
      exclusive,
      channel: channel(),
      onFail: () => expect.unreachable(),
      onMessage: (message) => received.push(`${tab}:${message.type === 'hint' ? message.hint.id : message.type}`),
      listen: ({ onConnect, onHint, signal }) =>
        new Promise((resolve) => {
          streams.push({ tab, hear: (id) => onHint({ topic: 'oceanBill', id }) });
          onConnect();
          signal.addEventListener('abort', () => resolve());
        }),
    });
  const closeA = open('A');
  const closeB = open('B');
  await Promise.resolve();
  expect(streams.map((stream) => stream.tab)).toEqual(['A']);
  streams[0]?.hear('7');
  expect(received.toSorted()).toEqual(['A:7', 'A:connected', 'B:7'].toSorted());
  closeA();
  await new Promise((resolve) => setTimeout(resolve));
  expect(streams.map((stream) => stream.tab)).toEqual(['A', 'B']);
  received.length = 0;
  streams[1]?.hear('8');
  expect(received).toEqual(['B:8']);
  closeB();
});

describe('a tab that cannot share the stream reports it once, so that it can poll', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const idleChannel: Channel = { post: () => {}, onMessage: () => {}, close: () => {} };
  const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  test('when the lock is refused', async () => {
    const onFail = vi.fn();
    const exclusive: Exclusive = () => Promise.reject(new DOMException('', 'SecurityError'));
    const stop = shareStream({ exclusive, channel: idleChannel, listen: () => Promise.resolve(), onMessage: () => {}, onFail });
    await nextTask();
    stop();
    expect(onFail).toHaveBeenCalledOnce();
  });

  test('when the channel fails, which also lets another tab take over', async () => {
    const onFail = vi.fn();
    const received: LiveMessage[] = [];
    const channel: Channel = {
      ...idleChannel,
      post: () => {
        throw new DOMException('', 'InvalidStateError');
      },
    };
    let released = false;
    shareStream({
      exclusive: async (_signal, work) => {
        await work();
        released = true;
      },
      channel,
      listen: ({ onConnect, signal }) => {
        onConnect();
        return signal.aborted ? Promise.resolve() : new Promise(() => {});
      },
      onMessage: (message) => received.push(message),
      onFail,
    });
    await nextTask();
    expect(onFail).toHaveBeenCalledOnce();
    expect(received).toEqual([{ type: 'connected' }]);
    expect(released).toBe(true);
  });

  test('but not when it is stopped', async () => {
    const onFail = vi.fn();
    const exclusive: Exclusive = (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    shareStream({ exclusive, channel: idleChannel, listen: () => Promise.resolve(), onMessage: () => {}, onFail })();
    await nextTask();
    expect(onFail).not.toHaveBeenCalled();
  });

  test('or from the start, without lock or channel', () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', class {});
    expect(browserSharing()).toBeNull();
    vi.stubGlobal('navigator', { locks: {} });
    expect(browserSharing()).not.toBeNull();
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('', 'SecurityError');
        }
      },
    );
    expect(browserSharing()).toBeNull();
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(browserSharing()).toBeNull();
  });
});

describe('the hint stream', () => {
  const body = (...texts: string[]): Response => new Response(new Blob(texts).stream());

  test('reconnects, reports each connection, and reads hints between heartbeats', async () => {
    const ended = new AbortController();
    const received: string[] = [];
    const waits: number[] = [];
    const answers = [body(': beat\n\n', 'data: {"topic":"oceanBill","id":"1"}\n\n'), body('data: {"topic":"oceanBill","id":"2"}\n\n')];
    await listen({
      open: () => Promise.resolve(answers.shift() ?? new Response(null)),
      onConnect: () => received.push('connected'),
      onHint: (hint) => received.push(hint.id ?? ''),
      signal: ended.signal,
      backoff: (attempt) => attempt,
      wait: (ms) => {
        waits.push(ms);
        if (waits.length === 3) ended.abort();
        return Promise.resolve();
      },
    });
    expect(received).toEqual(['connected', '1', 'connected', '2']);
    expect(waits).toEqual([0, 1, 2]);
  });

  test('ends when the session is lost', async () => {
    let attempts = 0;
    await listen({
      open: () => {
        attempts++;
        return Promise.reject(new ApiError('unauthorized', '', { call: 'live.stream' }));
      },
      onConnect: () => {},
      onHint: () => {},
      signal: new AbortController().signal,
    });
    expect(attempts).toBe(1);
  });
});
