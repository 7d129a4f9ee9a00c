import { statfs } from 'node:fs/promises';

/** Free space below which the disk of an embedded database counts as full. */
export const MIN_FREE_BYTES = 64 * 2 ** 20;

/** Free bytes for this process on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
