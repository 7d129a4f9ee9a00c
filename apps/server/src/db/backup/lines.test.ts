import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

async function* chunks(...parts: (string | Buffer)[]) {
  for (const part of parts) yield Buffer.from(part);
}
async function read(stream: AsyncIterable<Uint8Array>): Promise<string[]> {
  const lines: string[] = [];
  for await (const batch of linesOf(stream)) lines.push(...batch);
  return lines;
}

it('lines are complete wherever their bytes were cut', async () => {
  const bytes = Buffer.from('订\n\n[1]\nlast\n');
  const single = [...bytes].map((byte) => Buffer.from([byte]));
  for (const parts of [[bytes], single]) expect(await read(chunks(...parts))).toEqual(['订', '', '[1]', 'last']);
  await expect(read(chunks('a\nb'))).rejects.toThrow('cut off');
});

it('a large row in many chunks is joined once', async () => {
  // It would take minutes if the text so far were copied with each chunk.
  const chunk = 'x'.repeat(4096);
  const [line] = await read(chunks(...Array.from({ length: 4096 }, () => chunk), '\n'));
  expect(line).toHaveLength(2 ** 24);
});
