import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// Flags of authenticator data (WebAuthn): user present, user verified, attested credential data included.
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const bytes = (...parts: (number | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part)));
/** Two bytes, the higher one first. */
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const text = (value: string): Buffer => bytes(0x60 + value.length, Buffer.from(value));

export interface SignedAs {
  origin?: string;
  rpId?: string;
  verified?: boolean;
  /** Number of signatures that is reported. */
  counter?: number;
}

/** An authenticator in memory with one ES256 passkey. It writes CBOR and COSE by hand, so 0xa5 is a map of five entries and so on. */
export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const head = (flags: number, { rpId = 'localhost', verified = true, counter: count = counter }: SignedAs): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(count);
    return bytes(sha256(rpId), flags | PRESENT | (verified ? VERIFIED : 0), size);
  };

  return {
    id,
    /** Response to `navigator.credentials.create`. */
    create(challenge: string, as: SignedAs = {}) {
      const coordinates = [0x21, 0x58, 32, Buffer.from(x, 'base64url'), 0x22, 0x58, 32, Buffer.from(y, 'base64url')];
      const key = bytes(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, ...coordinates);
      const data = bytes(head(WITH_KEY, as), Buffer.alloc(16), uint16(credential.length), credential, key);
      const attestation = bytes(0xa3, text('fmt'), text('none'), text('attStmt'), 0xa0, text('authData'), 0x59, uint16(data.length), data);
      const signed = clientData('webauthn.create', challenge, as.origin ?? 'http://localhost');
      return {
        id,
        response: {
          clientDataJSON: signed.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['usb'],
        },
      };
    },
    /** Response to `navigator.credentials.get`. */
    get(challenge: string, as: SignedAs = {}) {
      counter += 1;
      const data = head(0, as);
      const signed = clientData('webauthn.get', challenge, as.origin ?? 'http://localhost');
      const signature = sign('sha256', bytes(data, sha256(signed)), privateKey);
      return {
        id,
        response: {
          clientDataJSON: signed.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
