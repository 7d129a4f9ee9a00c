import { CAPABILITIES } from '@seaberry/api-client/schemas';
import { afterEach, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function capabilities(config: Partial<Config>): Promise<string[]> {
  server = await startTestServer({ config });
  const { envelope } = await server.call('sysConfig', 'sysInfo');
  const info = envelope?.result as unknown as { capabilities: string[] };
  return info.capabilities.toSorted();
}

it('sysInfo lists every capability if verification codes can be sent', async () => {
  expect(await capabilities({ devMailbox: { key: null } })).toEqual([...CAPABILITIES].toSorted());
});

it('sysInfo does not list verification codes if neither email nor SMS is configured', async () => {
  expect(await capabilities({ devMailbox: null, smtpUrl: null, sms: null })).not.toContain('sysAuth.code');
});

it('sysInfo has the password policy', async () => {
  const passwordPolicy = { minLength: 12, maxLength: 64, classes: ['upper', 'symbol'], notAccount: false } as const;
  server = await startTestServer({ config: { passwordPolicy } });
  expect((await server.call('sysConfig', 'sysInfo')).envelope?.result).toMatchObject({ passwordPolicy });
});
