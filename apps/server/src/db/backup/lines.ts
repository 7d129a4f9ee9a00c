import { StringDecoder } from 'node:string_decoder';

/** Complete lines of a stream, in batches. @throws when the last line has no line break */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8');
  let begun: string[] = [];
  for await (const chunk of stream) {
    const lines = decoder.write(chunk).split('\n');
    const rest = lines.pop() ?? '';
    const [first, ...others] = lines;
    if (first !== undefined) {
      yield [[...begun, first].join(''), ...others];
      begun = [];
    }
    if (rest !== '') begun.push(rest);
  }
  if (begun.length > 0) throw new Error('The last line is cut off.');
}
