import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { channelGuard } from './channel-guard.js';
import { earlyHead } from './early.js';

const OWN = 'https://ui.example.com';
const KEY = 'storybook-channel';
const event = { type: 'updateGlobals', args: [{ globals: { theme: 'dark' } }] };

/** Whether a listener that is added later receives the message. */
function passes(data: unknown, origin: string): boolean {
  const target = new EventTarget();
  runInNewContext(channelGuard, { origin: OWN, addEventListener: target.addEventListener.bind(target) });
  let received = false;
  target.addEventListener('message', () => (received = true));
  target.dispatchEvent(Object.assign(new Event('message'), { data, origin }));
  return received;
}

it.each(['null', 'https://example.com'])('stops the messages of Storybook that come from the origin %s', (origin) => {
  expect(passes({ key: KEY, event }, origin)).toBe(false);
  expect(passes(JSON.stringify({ key: KEY, event }), origin)).toBe(false);
  expect(passes(JSON.stringify({ key: KEY, event }).replace('storybook', String.raw`\u0073torybook`), origin)).toBe(false);
  expect(passes(JSON.stringify({ key: '_duplicate_["name"]', name: KEY, event }), origin)).toBe(false);
});

it('passes what the frame of the sandbox replies, and the messages of its own origin', () => {
  expect(passes({ kind: 'drawn', run: 1 }, 'null')).toBe(true);
  expect(passes(null, 'null')).toBe(true);
  expect(passes(JSON.stringify({ key: KEY, event }), OWN)).toBe(true);
});

it('is the first script of every page', () => {
  expect(earlyHead('<script src="later.js"></script>').startsWith(`<script>${channelGuard}`)).toBe(true);
});
