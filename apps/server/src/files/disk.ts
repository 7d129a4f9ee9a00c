import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { FileGone, type FileStorage } from './storage.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Contents as files below a folder. A new one is written beside its place and moved, so that a half-written one is never read. */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => join(folder, key);
  return {
    provider: 'disk',
    bucket: null,

    async write(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${randomUUID()}.tmp`;
      try {
        const handle = await open(temporary, 'wx', 0o600);
        try {
          await handle.writeFile(content instanceof Uint8Array ? content : Readable.from(content));
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    async read(key) {
      const handle = await open(pathOf(key), 'r').catch((error: unknown) => {
        throw isMissing(error) ? new FileGone(key) : error;
      });
      // Safe cast: both are the streams of the same specification.
      return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
    },

    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
