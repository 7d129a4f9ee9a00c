import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** Keys for what browsers store of users, derived from the secret of the installation: only a session gets the key of its user. */
export const createStorageSecrets =
  (secret: Uint8Array) =>
  (userId: string): string =>
    Buffer.from(hkdfSync('sha256', secret, '', `seaberry storage of ${userId}`, KEY_BYTES)).toString('base64');
