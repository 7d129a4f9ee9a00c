import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLUGIN_EVENTS } from '@seaberry/api-client/contract';
import { readManifest } from '../manifest/rules.ts';
import { newSecret, signatureOf } from './rules.ts';

const page = readFileSync(new URL('../../../../../../docs/plugins.md', import.meta.url), 'utf8');
const blockOf = (language: string): string => new RegExp(`\`\`\`${language}\\n(.*?)\\n\`\`\``, 'su').exec(page)?.[1] ?? '';
const [head = '', body = ''] = /```\n(webhook-id.*?)\n```/su.exec(page)?.[1]?.split('\n\n') ?? [];
const headers = Object.fromEntries(head.split('\n').map((line) => line.split(': '))) as Record<string, string>;
const secret = /`(whsec_[^`]+)`/u.exec(page)?.[1] ?? '';

it('the request in docs/plugins.md has the signature that the server computes', () => {
  const message = { id: String(headers['webhook-id']), timestamp: Number(headers['webhook-timestamp']), body };
  expect(headers['webhook-signature']).toBe(signatureOf(secret, message));
  expect(JSON.parse(body)).toMatchObject({ type: 'order.added', timestamp: new Date(message.timestamp * 1000).toISOString() });
});

it('the receiver in docs/plugins.md accepts what the server signs now, and nothing else', async () => {
  const program = (await import(`data:text/javascript,${encodeURIComponent(blockOf('js'))}`)) as {
    isFromSeaberry(secret: string, headers: Record<string, string>, body: string): boolean;
  };
  const [old, own] = [newSecret(), newSecret()];
  const accepted = (given: { ageS?: number; sent?: string; by?: string }) => {
    const { ageS = 0, sent = body, by = own } = given;
    const timestamp = Math.floor(Date.now() / 1000) - ageS;
    const signatures = [old, own].map((one) => signatureOf(one, { id: 'a', timestamp, body })).join(' ');
    return program.isFromSeaberry(by, { 'webhook-id': 'a', 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures }, sent);
  };
  expect([
    accepted({}),
    accepted({ by: old }),
    accepted({ by: newSecret() }),
    accepted({ sent: `${body} ` }),
    accepted({ ageS: 301 }),
  ]).toEqual([true, true, false, false, false]);
  expect(program.isFromSeaberry(own, {}, body)).toBe(false);
});

it('the manifest in docs/plugins.md is accepted, and the page describes every event', () => {
  expect(readManifest({ text: blockOf('json'), hosts: [] })).toHaveProperty('manifest.code', 'acme.erp');
  for (const event of PLUGIN_EVENTS) expect(page).toContain(`\`${event}\``);
});
