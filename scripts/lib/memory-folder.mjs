// Temporary files of a test run in memory: databases and data folders are thousands of small files, which some disks create slowly.
import { existsSync, mkdtempSync, chmodSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const IN_MEMORY = '/dev/shm';
const GIB = 2 ** 30;

function roomOf(place) {
  if (!existsSync(place)) return 0;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
}

/**
 * A new folder in memory, removed at exit.
 * @param {{place?: string, free?: number, room?: number}} [options] `free`: free memory, `room`: free room of the place, in bytes
 * @returns {string | null} null without a file system in memory with 4 GiB of room, or with less than 8 GiB of free memory
 */
export function memoryFolder({ place = IN_MEMORY, free = freemem(), room = roomOf(place) } = {}) {
  if (free < 8 * GIB || room < 4 * GIB) return null;
  const folder = mkdtempSync(`${place}/seaberry-`);
  // A test database started as root runs as its own user, who passes through.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
