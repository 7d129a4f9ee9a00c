import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { respondToRequests } from './folder-requests.ts';

it('ends a response whose reader no longer reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaberry-requests-'));
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${folder.split('\\').at(-1)}` : join(folder, 's');
  const requests = respondToRequests({ stalledMs: 20 });
  const ended = new Promise<string>((resolve) => {
    requests.serve(async function* () {
      try {
        for (;;) yield ['x'.repeat(100_000)];
      } finally {
        resolve('ended');
      }
    });
  });
  const server = createServer(requests.accept).listen(path);
  await once(server, 'listening');
  const client = connect(path);
  try {
    client.pause().write('backup\n');
    expect(await ended).toBe('ended');
  } finally {
    client.destroy();
    requests.end();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
