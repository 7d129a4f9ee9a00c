import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const VARIABLE = 'E2E_DATA_FOLDER';

/** Global set-up of Playwright: a data folder with all tables, since making them took most of the start of each stack. */
export default function makeDataFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-data-'));
  execFileSync(process.execPath, ['apps/server/src/testing/run/data-folder.ts', folder], { cwd: root, stdio: 'inherit' });
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Copies the data folder of the run; without one, the server makes its own. */
export function copyDataFolder(to: string): void {
  const from = process.env[VARIABLE];
  if (from) cpSync(from, to, { recursive: true });
}
