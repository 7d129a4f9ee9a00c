import { expect, it } from 'vitest';

import { exampleAddress, MAX_CODE, MAX_LINK, readHash, toHash } from './address.js';

const CODE = 'export function Port() {\n  return <p>上海 Shanghai ✓</p>;\n}\n';

it('a link carries the code', async () => {
  expect(await readHash((await toHash(CODE)) ?? '')).toEqual({ kind: 'code', code: CODE });
});

it('the address of an example names its story', async () => {
  const address = exampleAddress('components-actions-button--overview', true);
  expect(address).toContain('--guide-zh#');
  expect(await readHash(address.slice(address.indexOf('#')))).toEqual({ kind: 'example', story: 'components-actions-button--overview' });
});

it('rejects what is too long or damaged, and ignores the rest', async () => {
  const random = Array.from({ length: MAX_LINK }, (_, at) => String.fromCodePoint(0x4e_00 + ((at * 7919) % 20_000))).join('');
  expect(await toHash(random)).toBeUndefined();
  expect(await toHash('x'.repeat(MAX_CODE + 1))).toBeUndefined();
  // A megabyte of blanks is a short link.
  const packed = new Blob([' '.repeat(1_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const large = `#code=${Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url')}`;
  expect(large.length).toBeLessThan(MAX_LINK);
  for (const hash of [large, '#code=%%', '#code=AAAA', `#code=${'A'.repeat(MAX_LINK)}`, '#example=<script>'])
    expect(await readHash(hash), hash.slice(0, 20)).toEqual({ kind: 'unreadable' });
  expect(await readHash('#when')).toBeUndefined();
  expect(await readHash('')).toBeUndefined();
});
