import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SOON = { timeout: 20_000 };
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaberry-processes-'));
  // Writes its process id, and ends with its launcher, which it writes too.
  writeFileSync(
    join(folder, 'child.mjs'),
    `import { appendFileSync } from 'node:fs';
     appendFileSync(process.argv[2], process.pid + '\\n');
     process.on('disconnect', () => {
       appendFileSync(process.argv[2], 'ended\\n');
       process.exit(0);
     });`,
  );
  writeFileSync(
    join(folder, 'launcher.mjs'),
    `import { Processes } from ${JSON.stringify(new URL('processes.mjs', import.meta.url).href)};
     new Processes().start('helper', process.argv.slice(2), {}, { restart: true, pauseMs: 10 });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a process that may restart is started again after an unexpected end, and all end when their launcher is killed', async () => {
  const list = join(folder, 'pids');
  writeFileSync(list, '');
  const lines = (): string[] => readFileSync(list, 'utf8').split('\n').filter(Boolean);
  const launcher = spawn(process.execPath, [join(folder, 'launcher.mjs'), join(folder, 'child.mjs'), list], { stdio: 'ignore' });
  await expect.poll(lines, SOON).toHaveLength(1);
  process.kill(Number(lines()[0]), 'SIGKILL');
  await expect.poll(lines, SOON).toHaveLength(2);
  launcher.kill('SIGKILL');
  await expect.poll(lines, SOON).toContain('ended');
});
