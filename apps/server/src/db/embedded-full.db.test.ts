import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';

it('a start on a full disk is refused with both amounts, before a database is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-full-'));
  await expect(openEmbedded(folder, { freeOn: () => Promise.resolve(20 * 2 ** 20) })).rejects.toThrow(
    /is full: 20 MB are free, 64 MB are needed/u,
  );
  expect(existsSync(join(folder, 'db'))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
