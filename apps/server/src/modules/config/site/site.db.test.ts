import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorText } from '../../../http/texts.ts';
import { listPage } from '../../../testing/page-of.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { SOON } from '../../../testing/soon.ts';

let server: TestServer;
let boss: Account;
beforeAll(async () => {
  server = await startTestServer();
  boss = await server.person({ roles: ['platform'] });
});
afterAll(() => server.close());

type Locale = 'en' | 'zh-cn' | 'zh-tw';
const sysInfo = async (locale: Locale = 'en') =>
  (await server.call('sysConfig', 'sysInfo', undefined, { locale })).envelope?.result as Record<string, unknown>;
const siteInfo = async () =>
  (await server.call('sysSettings', 'siteInfo', undefined, { as: boss })).envelope?.result as Record<string, unknown>;
async function save(input: object, locale: Locale = 'en'): Promise<string> {
  const { envelope } = await server.call('sysSettings', 'saveSysInfo', input, { as: boss, locale });
  return envelope?.code === 200 ? 'saved' : String(envelope?.message);
}
const parameterValues = async () =>
  Object.fromEntries(
    (
      await server.deps.db.transaction('system', () =>
        server.deps.db.sql<{ code: string; value: string | null }>(
          `select code, value from parameter where code in ('sys_captcha', 'sys_second_ver')`,
        ),
      )
    ).map(({ code, value }) => [code, value]),
  );
const picture = async (format: 'png' | 'gif', width = 300, height = 100) => {
  const bytes = await sharp({ create: { width, height, channels: 4, background: '#057748' } })
    .toFormat(format)
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

describe('site settings', () => {
  it('are shown to everyone by sysInfo, the slogan in the language of the reader', async () => {
    expect(await sysInfo()).toMatchObject({ sysTitle: 'Seaberry Tracking', sysViceDesc: null, sysLogo: null, sysWatermark: null });
    const slogan = (await sysInfo('zh-cn'))['sysViceTitle'];
    await save({
      sysTitle: 'Quay',
      sysViceTitle: 'Quay Desk',
      sloganEn: 'Every box',
      sysWatermark: 'Quay internal',
      sysCopyright: '© Quay Ltd',
      sysIcp: 'ICP 12345',
      sysIcpUrl: 'https://beian.example',
    });
    expect(await sysInfo()).toMatchObject({
      sysTitle: 'Quay',
      sysViceTitle: 'Quay Desk',
      sysViceDesc: 'Every box',
      sysWatermark: 'Quay internal',
      sysCopyright: '© Quay Ltd',
      sysIcp: 'ICP 12345',
      sysIcpUrl: 'https://beian.example',
    });
    expect(await sysInfo('zh-cn')).toMatchObject({ sysViceDesc: slogan });
    const user = (await server.call('sysAuth', 'userInfo', undefined, { as: boss })).envelope?.result;
    expect(user).toMatchObject({ watermarkText: 'Quay internal-Amy Chen' });
    await save({ sysTitle: '', sysViceTitle: null, sloganEn: '', sysWatermark: '', sysCopyright: '', sysIcp: '', sysIcpUrl: '' });
    expect(await sysInfo()).toMatchObject({ sysTitle: 'Seaberry Tracking', sysViceDesc: null, sysIcpUrl: null });
  });

  it('take only web addresses as the link of the ICP number', async () => {
    expect(JSON.parse(await save({ sysIcpUrl: 'javascript:alert(1)' }))).toEqual({ sysIcpUrl: [errorText('en', 'webAddress')] });
  });

  it('stay as entered when a client of the origin sends back what sysInfo shows, and its slogan is that of its language', async () => {
    const shown = await sysInfo('zh-tw');
    await save({ ...shown, sysViceDesc: null, sysTitle: 'Pier' }, 'zh-tw');
    expect(await siteInfo()).toMatchObject({ sysTitle: 'Pier', sysViceTitle: null, sloganZhTw: null });
    await save({ sysViceTitle: 'Pier Desk', sysViceDesc: '一櫃不漏' }, 'zh-tw');
    expect(await siteInfo()).toMatchObject({ sloganEn: null, sloganZhCn: null, sloganZhTw: '一櫃不漏' });
    expect(await sysInfo('zh-tw')).toMatchObject({ sysViceTitle: 'Pier Desk', sysViceDesc: '一櫃不漏' });
  });

  it('set the parameters of the same name, and are a live hint and a row of the difference log', async () => {
    const publish = vi.spyOn(server.deps.live, 'publish');
    await save({ sysCaptcha: true, sysSecondVer: false, sysTitle: 'Dock' });
    expect(publish.mock.calls.map(([hint]) => hint)).toContainEqual({ tenantId: boss.tenantId, topic: 'settings' });
    publish.mockRestore();
    await expect.poll(async () => (await sysInfo())['sysCaptcha'], SOON).toBe(true);
    await save({ sysCaptcha: false });
    await expect.poll(async () => (await sysInfo())['sysCaptcha'], SOON).toBe(false);
    // The form of this product has a version and no flags: what it sends along may be older than the parameters.
    await save({ sysCaptcha: true, sysSecondVer: true, version: (await siteInfo())['version'] });
    expect(await parameterValues()).toEqual({ sys_captcha: 'False', sys_second_ver: null });
    const { items } = await listPage(server, 'sysLogDiff', { actionName: 'sysSettings.saveSysInfo' }, { as: boss });
    expect(items.map(({ businessData }) => businessData)).toContain('Site settings · Dock');
  });
});

it('sets a parameter only for those who may change parameters', async () => {
  const { db } = server.deps;
  await db.transaction('system', async () => {
    await db.sql(`delete from role_menu where menu_id in (select id from menu where permission = 'sysConfig:update')`);
    await server.auth.sessions.changed(null);
  });
  const codes = async () => (await server.call('sysMenu', 'ownBtnPermList', undefined, { as: boss })).envelope?.result;
  await expect.poll(codes, SOON).not.toContain('sysConfig:update');
  const before = await parameterValues();
  expect(await save({ sysTitle: 'Wharf', sysSecondVer: true })).toBe(errorText('en', 'forbidden'));
  expect([await parameterValues(), (await siteInfo())['sysTitle']]).toEqual([before, 'Dock']);
  expect(await save({ sysTitle: 'Wharf', sysCaptcha: false, sysSecondVer: false })).toBe('saved');
});

describe('the logo of the site', () => {
  it('is stored as WebP and served to everyone, at an address of its own for each picture', async () => {
    expect(await save({ sysLogoBase64: await picture('png'), sysLogoFileName: 'logo.png' })).toBe('saved');
    const first = String((await sysInfo())['sysLogo']);
    const response = await server.request(first);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 300, height: 100 });
    await save({ sysLogoBase64: await picture('png', 5000, 5000) });
    const second = String((await sysInfo())['sysLogo']);
    expect(second).not.toBe(first);
    const stored = await sharp(Buffer.from(await (await server.request(second)).arrayBuffer())).metadata();
    expect([stored.width, stored.height]).toEqual([396, 396]);
  });

  it('is refused by content and size, whatever it calls itself', async () => {
    const refused = { sysLogoBase64: [errorText('en', 'notALogo')] };
    expect(JSON.parse(await save({ sysLogoBase64: await picture('gif') }))).toEqual(refused);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64');
    expect(JSON.parse(await save({ sysLogoBase64: `data:image/png;base64,${script}` }))).toEqual(refused);
    const large = Buffer.alloc(1024 * 1024 + 1).toString('base64');
    expect(JSON.parse(await save({ sysLogoBase64: large }))).toEqual({ sysLogoBase64: [errorText('en', 'pictureTooLarge')] });
  });

  it('can be removed', async () => {
    await save({ removeLogo: true });
    expect(await sysInfo()).toMatchObject({ sysLogo: null });
    expect((await server.call('sysSettings', 'logo')).envelope?.message).toMatch(/^\[D1002\]/u);
  });
});
