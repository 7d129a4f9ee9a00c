import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openEmbedded } from './embedded.ts';

vi.mock('./disk.ts', async (original) => ({ ...(await original<object>()), freeBytes: () => Promise.resolve(20 * 2 ** 20) }));

it('a start on a full disk is refused with both amounts, before a database is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-full-'));
  await expect(openEmbedded(folder)).rejects.toThrow(/is full: 20 MB are free, 64 MB are needed/u);
  expect(existsSync(join(folder, 'db'))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
