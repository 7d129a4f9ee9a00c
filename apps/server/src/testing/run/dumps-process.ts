import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../db/drivers/pglite.ts';
import { prepare } from '../prepare.ts';
import { kept } from './kept.ts';

await kept(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-dumps-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const driver = await openPglite({ folder: null, dump: null });
  for (const content of ['migrated', 'server'] as const) {
    await prepare(driver, content);
    writeFileSync(join(folder, content), await driver.dump());
  }
  await driver.close();
  return { provided: folder, stop: () => Promise.resolve() };
});
