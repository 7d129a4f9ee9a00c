import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSecret, isSignature, signatureOf, timeOf } from './rules.ts';

const page = readFileSync(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8');
const part = page.slice(page.indexOf('### Access keys'), page.indexOf('### Background jobs'));
const blockOf = (language: string): string[] =>
  [...part.matchAll(/```(\w*)\n(.*?)\n```/gsu)].flatMap(([, name, code]) => (name === language ? [code ?? ''] : []));

const [text = '', headerLines = ''] = blockOf('');
const headers = new Map(headerLines.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
const header = (name: string): string => headers.get(name) ?? '';
const secret = /the secret `([^`]+)`/u.exec(part)?.[1] ?? '';
const request = {
  method: 'GET',
  url: '/api/sysAuth/userInfo',
  accessKey: header('accessKey'),
  timestamp: header('timestamp'),
  nonce: header('nonce'),
};

describe('the worked example of a signature in docs/operating.md', () => {
  it('has the text, the time and the signature that the server computes', () => {
    expect(isSecret(secret)).toBe(true);
    expect(text).toBe(['GET', request.url, request.accessKey, request.timestamp, request.nonce].join('&'));
    expect(part).toContain(new Date(timeOf(request.timestamp) ?? 0).toISOString().replace('.000', ''));
    expect(header('sign')).toBe(signatureOf(secret, request));
    expect(isSignature(header('sign'), secret, request)).toBe(true);
    expect(isSignature(header('sign'), secret, { ...request, url: `${request.url}?a=1` })).toBe(false);
  });

  it('has programs that print it', () => {
    const [program = ''] = blockOf('js');
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).trim()).toBe(header('sign'));
    const [script = ''] = blockOf('sh');
    // The shell needs openssl, which not every machine has: its text is compared instead.
    for (const value of [text, secret]) expect(script).toContain(`'${value}'`);
    expect(program).toContain(`'${secret}'`);
  });
});
