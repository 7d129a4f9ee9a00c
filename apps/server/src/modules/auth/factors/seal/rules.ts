import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encryption of stored values: AES-256-GCM with a key derived from the secret of the installation. */
export interface Seal {
  /** Encrypts. @param owner Id of the row that the value belongs to: with another one it cannot be decrypted. */
  close(text: string, owner: string): string;
  /** Decrypts. Null for a value of an unknown key or another owner, and for a changed value. */
  open(sealed: string, owner: string): string | null;
  /** Prefix of values that are encrypted with the present key. */
  prefix: string;
}

/** @param former Former secrets of the installation: values encrypted with them can still be decrypted. */
export function createSeal(secret: Uint8Array, former: readonly Uint8Array[]): Seal {
  const keys = [secret, ...former].map((one) => {
    const key = Buffer.from(hkdfSync('sha256', one, '', 'seaberry sealed values', 32));
    return { key, prefix: `${createHash('sha256').update(key).digest('hex').slice(0, 8)}.` };
  });
  const [present] = keys as [(typeof keys)[number]];

  return {
    prefix: present.prefix,
    close(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', present.key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return present.prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, owner) {
      const key = keys.find(({ prefix }) => sealed.startsWith(prefix));
      if (!key) return null;
      const bytes = Buffer.from(sealed.slice(key.prefix.length), 'base64url');
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      try {
        const cipher = createDecipheriv('aes-256-gcm', key.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
