// Temporary local registry of a check: packages published there go nowhere else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

/** @returns {Promise<{url: string, host: string, close: () => Promise<void>}>} */
export async function startRegistry() {
  const storage = mkdtempSync(join(tmpdir(), 'seaberry-registry-'));
  const everybody = { access: '$all', publish: '$all', unpublish: '$all' };
  const app = await runServer({
    configPath: join(storage, 'config.yaml'),
    storage,
    self_path: storage,
    web: { enable: false },
    // No uplink: it contains only packages of the test; others come from the usual registry.
    uplinks: {},
    packages: { '@seaberry/*': everybody, '**': everybody },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  });
  await new Promise((resolve, reject) => {
    app.once('error', reject);
    app.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${app.address().port}`;
  return {
    url: `http://${host}/`,
    host,
    close: () =>
      new Promise((resolve) => {
        app.closeAllConnections?.();
        app.close(() => {
          rmSync(storage, { recursive: true, force: true });
          resolve(undefined);
        });
      }),
  };
}
