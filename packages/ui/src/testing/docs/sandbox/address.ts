import type { StoryId } from 'storybook/internal/types';

/** Id of the English page, and of the Chinese one. */
const PAGE = 'getting-started-sandbox--guide';

/** Longest code in characters. */
export const MAX_CODE = 40_000;
/** Longest link in characters, which browsers, chats and proxies still pass on. */
export const MAX_LINK = 8_000;

/** Target of the address: the example of a story, or code that someone has written into a link. */
export type Opened = { kind: 'example'; story: StoryId } | { kind: 'code'; code: string } | { kind: 'unreadable' };

export const exampleAddress = (story: StoryId, chinese: boolean): string =>
  `./?path=/docs/${PAGE}${chinese ? '-zh' : ''}#example=${encodeURIComponent(story)}`;

/** Part of an address after `#` that carries code; undefined if it is too long for one. */
export async function toHash(code: string): Promise<string | undefined> {
  if (code.length > MAX_CODE) return undefined;
  const packed = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  const hash = `#code=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return hash.length > MAX_LINK ? undefined : hash;
}

/** Reads the part of an address after `#`; undefined if it has nothing for the sandbox. */
export async function readHash(hash: string): Promise<Opened | undefined> {
  const [, name, value = ''] = /^#(example|code)=(.*)$/su.exec(hash) ?? [];
  if (name === undefined) return undefined;
  if (name === 'example') return /^[\w%-]{1,200}$/u.test(value) ? { kind: 'example', story: value } : { kind: 'unreadable' };
  if (hash.length > MAX_LINK) return { kind: 'unreadable' };
  try {
    return { kind: 'code', code: await unpack(value) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Stops at the longest code: a short link can unpack to gigabytes. */
async function unpack(value: string): Promise<string> {
  const packed = Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.codePointAt(0) ?? 0);
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let code = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    code += part.value;
    if (code.length <= MAX_CODE) continue;
    await reader.cancel();
    throw new RangeError('too long');
  }
  return code;
}
