import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import { createScanner, type FileScanner } from './scanner.ts';
import type { FileStorage } from './storage.ts';

/** Content of one file, as an address names it. */
export interface Addressed {
  id: string;
  tenantId: string;
  /** Shown by the browser instead of downloaded. */
  inline: boolean;
  /** Wall time in s. */
  expires: number;
}

/** Storage of files, with the signatures of their addresses and the scanner, if there is one. */
export interface Files {
  storage: FileStorage;
  scanner: FileScanner | null;
  sign(address: Addressed): string;
  isSigned(address: Addressed, signature: string): boolean;
}

/** Where files are without S3. */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files');

/** @param secret of the installation */
export function createFiles({ dataDir, s3, scanUrl }: Pick<Config, 'dataDir' | 's3' | 'scanUrl'>, secret: Uint8Array): Files {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'seaberry addresses of files', 32));
  const digest = ({ id, tenantId, inline, expires }: Addressed): Buffer =>
    createHmac('sha256', key)
      .update([id, tenantId, inline ? 'inline' : 'attachment', expires].join('\n'))
      .digest();
  return {
    storage: s3 ? s3Storage(s3) : diskStorage(filesFolder({ dataDir })),
    scanner: createScanner(scanUrl),
    sign: (address) => digest(address).toString('base64url'),
    isSigned(address, signature) {
      const given = Buffer.from(signature, 'base64url');
      const right = digest(address);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
