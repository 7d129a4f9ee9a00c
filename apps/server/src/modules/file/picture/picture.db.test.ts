import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '../../../http/error-codes.ts';
import { errorText } from '../../../http/texts.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person();
});
afterAll(() => server.close());

type Output = 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff';
const picture = async (format: Output, width = 800, height = 600, name = `a.${format}`, type = `image/${format}`) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#057748' } })
    .withExif({ IFD0: { Artist: 'secret-artist' } })
    .toFormat(format)
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type });
};
const upload = (file: File, as: Account = amy) => server.call('sysFile', 'uploadAvatar', { file }, { as });
const preview = (id: string, as: Account | null = amy) => server.call('sysFile', 'preview', { id }, { as });
const idOf = async (file: File, as: Account = amy) => resultOf(await upload(file, as)).id;
// Safe cast: in tests the server checks responses against the contract.
const resultOf = (answer: Awaited<ReturnType<typeof upload>>) => answer.envelope?.result as unknown as { id: string; url: string };
const filesOf = (ownerId: string) =>
  server.deps.db.transaction('system', () => server.deps.db.sql('select id from stored_file where owner_id = $1', [ownerId]));

describe('an avatar', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('is accepted as %s and re-encoded as a square of at most 512 px', async (format) => {
    const answer = await upload(await picture(format));
    expect(answer.envelope?.code).toBe(200);
    const { id, url } = resultOf(answer);
    expect(url).toBe(`/api/sysFile/preview/${id}`);
    const { response } = await preview(id);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Content-Disposition')).toMatch(/^inline; filename="avatar\.webp"/u);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const bytes = Buffer.from(await response.arrayBuffer());
    const meta = await sharp(bytes).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect([meta.exif, meta.xmp, meta.icc]).toEqual([undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toContain('secret-artist');
  });

  it('is not enlarged', async () => {
    const { response } = await preview(await idOf(await picture('png', 120, 90)));
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 90, height: 90 });
  });

  it('replaces the previous one, also when two are uploaded at once', async () => {
    const ben = await server.person();
    const first = await idOf(await picture('png'), ben);
    await Promise.all([upload(await picture('png'), ben), upload(await picture('jpeg'), ben)]);
    const stored = await filesOf(ben.id);
    expect(stored).toHaveLength(1);
    const info = (await server.call('sysUser', 'baseInfo', undefined, { as: ben })).envelope?.result;
    expect(info).toMatchObject({ avatar: stored[0]?.['id'] });
    expect((await preview(first, ben)).envelope?.message).toContain(`[${ERROR.notFound}]`);
  });

  it('is checked by its bytes, not by its name or declared type', async () => {
    const refused = async (file: File) => JSON.parse(String((await upload(file)).envelope?.message)) as unknown;
    const notAPicture = { file: [errorText('en', 'notAPicture')] };
    expect(await refused(await picture('tiff', 8, 8, 'a.png', 'image/png'))).toEqual(notAPicture);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await refused(new File([svg], 'a.png', { type: 'image/png' }))).toEqual(notAPicture);
    expect(await refused(new File(['<html>'], 'a.gif', { type: 'image/gif' }))).toEqual(notAPicture);
    expect(await refused(new File([], 'a.png', { type: 'image/png' }))).toEqual(notAPicture);
    const whole = new Uint8Array(await (await picture('png')).arrayBuffer());
    expect(await refused(new File([whole.slice(0, 60)], 'a.png', { type: 'image/png' }))).toEqual(notAPicture);
    // A wrong extension of a valid picture is harmless.
    expect((await upload(await picture('png', 8, 8, 'a.exe', 'application/x-msdownload'))).envelope?.code).toBe(200);
  });

  it('is limited to a megabyte as uploaded, and in pixels', async () => {
    const large = new File([new Uint8Array(1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
    expect(JSON.parse(String((await upload(large)).envelope?.message))).toEqual({ file: [errorText('en', 'pictureTooLarge')] });
    // Of one colour, so it has 30 million pixels in few bytes.
    const bomb = await picture('png', 6000, 5000);
    expect(bomb.size).toBeLessThan(1024 * 1024);
    expect(JSON.parse(String((await upload(bomb)).envelope?.message))).toEqual({ file: [errorText('en', 'notAPicture')] });
  });

  it('is required in the upload', async () => {
    const answer = await server.call('sysFile', 'uploadAvatar', {} as { file: File }, { as: amy });
    expect(answer.envelope?.code).toBe(400);
    expect(JSON.parse(String(answer.envelope?.message))).toHaveProperty('file');
  });
});

it('a file is returned to its own company only, and to no request without a token', async () => {
  const id = await idOf(await picture('png', 8, 8));
  const colleague = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
  expect((await preview(id, colleague)).response.headers.get('Content-Type')).toBe('image/webp');
  expect((await preview(id, await server.person())).envelope?.message).toContain(`[${ERROR.notFound}]`);
  expect((await preview('../etc/passwd')).envelope?.code).not.toBe(200);
  expect((await preview(id, null)).envelope?.code).toBe(401);
});
