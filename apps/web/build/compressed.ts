// Why: compressing while a page is asked for costs the server time and more bytes.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { Plugin } from 'vite';

const press = promisify(brotliCompress);
const PACKED = /^assets\/.*\.(js|css)$/;
/** The best but one: the best takes twice as long for a hundredth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** A smaller one fills one packet either way; the server packs none of them. */
const LEAST_BYTES = 1024;

/**
 * Lays a Brotli form beside each script and style sheet, a seventh smaller than what a server packs on the way: the server takes it
 * for browsers that read it. The page itself and its settings, which an operator may edit, have none.
 */
export function compressed(): Plugin {
  return {
    name: 'seaberry:compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => PACKED.test(name));
      await Promise.all(
        files.map(async (name) => {
          const plain = await readFile(join(dir, name));
          if (plain.length > LEAST_BYTES) await writeFile(join(dir, `${name}.br`), await press(plain, QUALITY));
        }),
      );
    },
  };
}
