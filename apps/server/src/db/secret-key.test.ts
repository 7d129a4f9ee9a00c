import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rotateSecret, secretsOf } from './secret-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaberry-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = (): string => join(folder, 'secret.key');

it('keeps a replaced secret as a former one with the time of its replacement, readable by the owner only', () => {
  const { present: first, former } = secretsOf(folder, true);
  expect(former).toEqual([]);
  rotateSecret(folder, 1000);
  const { present: second } = secretsOf(folder, false);
  rotateSecret(folder, 2000);
  const third = secretsOf(folder, false);
  expect(third.former).toEqual([
    { secret: second, retiredAt: 2000 },
    { secret: first, retiredAt: 1000 },
  ]);
  expect(new Set([first, second, third.present]).size).toBe(3);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('refuses a secret file that is empty, short, damaged, missing or readable by others', () => {
  const { present } = secretsOf(folder, true);
  const messages: string[] = [];
  const refuse = (content: string, mode = 0o600): void => {
    writeFileSync(file(), content);
    chmodSync(file(), mode);
    try {
      secretsOf(folder, false);
    } catch (error) {
      messages.push(String(error));
    }
  };
  for (const content of ['', 'short', `${present}\nshort 2026-11-24T00:00:00Z`, `${present}\n${present} yesterday`]) refuse(content);
  refuse(present, 0o644);
  rmSync(file());
  expect(() => secretsOf(folder, false)).toThrow('is missing');
  expect(messages.map((text) => /(0 characters|5 characters|is damaged|chmod 600)/u.exec(text)?.[0])).toEqual([
    '0 characters',
    '5 characters',
    '5 characters',
    'is damaged',
    'chmod 600',
  ]);
});
