/** Encryption of what this browser stores of the user: AES-256-GCM with a key that only a session of that user gets (ASVS 14.3.3). */
export interface Sealer {
  /** Encrypts. @param name what the value is: with another name it cannot be decrypted */
  close(text: string, name: string): Promise<string>;
  /** Decrypts. Null for a value of another key or name, and for a changed one. */
  open(sealed: string, name: string): Promise<string | null>;
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/** @returns null where browsers have no encryption (pages without https), and for a text that is no key */
export async function createSealer(key: string): Promise<Sealer | null> {
  // Missing without https.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  const raw = bytesOf(key);
  if (!subtle || raw?.length !== 32) return null;
  const imported = await subtle.importKey('raw', raw, ALGORITHM, false, ['encrypt', 'decrypt']);
  const encoder = new TextEncoder();
  const parameters = (iv: Uint8Array<ArrayBuffer>, name: string) => ({ name: ALGORITHM, iv, additionalData: encoder.encode(name) });
  return {
    async close(text, name) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const body = await subtle.encrypt(parameters(iv, name), imported, encoder.encode(text));
      return textOf(new Uint8Array([...iv, ...new Uint8Array(body)]));
    },
    async open(sealed, name) {
      const bytes = bytesOf(sealed);
      if (!bytes) return null;
      try {
        const text = await subtle.decrypt(parameters(bytes.slice(0, IV_BYTES), name), imported, bytes.slice(IV_BYTES));
        return new TextDecoder().decode(text);
      } catch {
        return null;
      }
    },
  };
}

/** Base64. Character by character: a long list of arguments would exceed the stack. */
const textOf = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
