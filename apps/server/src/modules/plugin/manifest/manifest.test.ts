import { HOOKS_MAX, MANIFEST_BYTES } from '@seaberry/api-client/contract';
import { describe, expect, it } from 'vitest';
import { readManifest } from './rules.ts';

const HOOK = { event: 'order.added', url: 'https://hooks.example.com/a?b=1' };
const VALID = { name: 'ERP', code: 'acme.erp-2', version: '1.4.0', hooks: [HOOK] };
const read = (value: unknown, hosts: readonly string[] = []) =>
  readManifest({ text: typeof value === 'string' ? value : JSON.stringify(value), hosts });
const faultsOf = (value: unknown, hosts?: readonly string[]): string[] => {
  const answer = read(value, hosts);
  if (!('faults' in answer)) return [];
  return answer.faults.map((fault) => (typeof fault === 'string' ? fault : `${fault.params['field']} ${fault.code}`));
};
const withHook = (hook: unknown) => ({ ...VALID, hooks: [hook] });

describe('a manifest', () => {
  it('is read with its texts trimmed and its addresses as they are requested', () => {
    const description = ' Writes orders. ';
    const hooks = [HOOK, { event: 'user.created', url: 'HTTPS://Hooks.Example.com#part' }];
    expect(read({ ...VALID, description, author: '', hooks })).toEqual({
      manifest: {
        ...VALID,
        description: 'Writes orders.',
        author: null,
        hooks: [HOOK, { event: 'user.created', url: 'https://hooks.example.com/' }],
      },
    });
    expect(faultsOf(`\ufeff${JSON.stringify(VALID)}`)).toEqual([]);
  });

  it('that is no JSON object is refused', () => {
    for (const text of ['', '{', '[]', 'null', '"a"', '1', '['.repeat(8000)])
      expect(faultsOf(text), text.slice(0, 5)).toEqual(['manifestJson']);
  });

  it('is limited in bytes, not in characters', () => {
    const padded = (filler: string, times: number) => `${JSON.stringify(VALID)}${filler.repeat(times)}`;
    const room = MANIFEST_BYTES - JSON.stringify(VALID).length;
    expect(faultsOf(padded(' ', room))).toEqual([]);
    expect(faultsOf(padded(' ', room + 1))).toEqual(['manifestSize']);
    // Three bytes each.
    expect(faultsOf(padded('\u3000', Math.ceil(room / 3) + 1))).toEqual(['manifestSize']);
  });

  it('names every fault with its field', () => {
    expect(faultsOf({})).toEqual(['name manifestRequired', 'code manifestRequired', 'version manifestRequired', 'hooks manifestRequired']);
    expect(faultsOf({ ...VALID, name: 1, author: 'a'.repeat(101), run: 'x', version: '1.0' })).toEqual([
      'run manifestUnknown',
      'name manifestText',
      'author manifestLong',
      'version manifestVersion',
    ]);
    expect(faultsOf({ ...VALID, name: 'a\u202eb' })).toEqual(['name manifestText']);
    for (const code of ['A', 'a', '1a', 'a b', 'a_b', 'ä1', 'a/b'])
      expect(faultsOf({ ...VALID, code }), code).toEqual(['code manifestCode']);
    for (const version of ['1', 'v1.0.0', '1.0.0.0']) expect(faultsOf({ ...VALID, version }), version).toEqual(['version manifestVersion']);
    expect(faultsOf({ ...VALID, version: '1.0.0-beta.1' })).toEqual([]);
    expect(faultsOf(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, 1])))).toHaveLength(10);
  });

  it('has hooks of known events, each once, and at most 20', () => {
    expect(faultsOf(withHook('a'))).toEqual(['hooks[0] manifestText']);
    expect(faultsOf(withHook({ ...HOOK, event: 'order.sunk' }))).toEqual(['hooks[0].event manifestEvent']);
    expect(faultsOf(withHook({ ...HOOK, event: 'plugin.test' }))).toEqual(['hooks[0].event manifestEvent']);
    expect(faultsOf(withHook({ ...HOOK, secret: 'a' }))).toEqual(['hooks[0].secret manifestUnknown']);
    expect(faultsOf({ ...VALID, hooks: [HOOK, { ...HOOK, url: `${HOOK.url}#a` }] })).toEqual(['hooks[1] manifestTwice']);
    const many = Array.from({ length: HOOKS_MAX + 1 }, (_, at) => ({ ...HOOK, url: `https://hooks.example.com/${at}` }));
    expect([faultsOf({ ...VALID, hooks: many.slice(1) }), faultsOf({ ...VALID, hooks: many })]).toEqual([[], ['hooks manifestHooks']]);
  });

  it('has addresses of https without a password, and of http only to hosts that the operator allows', () => {
    const addresses = [
      'ftp://a.example',
      'javascript:alert(1)',
      'https://u:p@a.example',
      'hooks.example.com',
      '//a',
      5,
      null,
      'http://erp.local/',
    ];
    for (const url of [...addresses, `https://a.example/${'a'.repeat(500)}`])
      expect(faultsOf(withHook({ ...HOOK, url })), String(url).slice(0, 30)).toEqual(['hooks[0].url manifestAddress']);
    expect(faultsOf(withHook({ ...HOOK, url: 'http://ERP.local/' }), ['erp.local'])).toEqual([]);
    expect(faultsOf(withHook({ ...HOOK, url: 'http://erp.local.example/' }), ['erp.local'])).toEqual(['hooks[0].url manifestAddress']);
  });
});
