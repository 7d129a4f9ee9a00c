import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { SOON } from '../../testing/soon.ts';
import { openPostgres } from './postgres.ts';

const url = String(process.env['TEST_POSTGRES']);

/** Line to the database that can be cut, after which connecting is refused until it is mended. */
async function line(to: URL) {
  const open = new Set<Socket>();
  let cut = false;
  const refused: number[] = [];
  const proxy = createServer((socket) => {
    if (cut) {
      refused.push(Date.now());
      socket.destroy();
      return;
    }
    const target = connect(Number(to.port), to.hostname);
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const through = new URL(to);
  through.port = String((proxy.address() as AddressInfo).port);
  return {
    url: through.href,
    refused,
    cut() {
      cut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => void (cut = false),
    close: () => new Promise((resolve) => proxy.close(resolve)),
  };
}

it('listening is resumed however often the database refuses, and receives notifications again', async () => {
  const through = await line(new URL(url));
  const direct = openPostgres(url);
  const driver = openPostgres(through.url);
  const heard: string[] = [];
  try {
    await driver.listen('seaberry_line', (payload) => heard.push(payload));
    through.cut();
    await expect.poll(() => through.refused.length, SOON).toBeGreaterThanOrEqual(3);
    through.mend();
    const sender = await direct.connect();
    await expect
      .poll(async () => {
        await sender.script("notify seaberry_line, 'back'");
        return heard;
      }, SOON)
      .toContain('back');
    sender.release();
  } finally {
    await Promise.all([driver.close(), direct.close()]);
    await through.close();
  }
});
