import { generateKeyPairSync, sign } from 'node:crypto';
import { ber } from './ber.ts';

const SEQUENCE = 0x30;
const OIDS = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
} as const;
const DAY_MS = 24 * 3600 * 1000;

const sequence = (...parts: readonly Buffer[]): Buffer => ber(SEQUENCE, ...parts);
const oid = (name: keyof typeof OIDS): Buffer => ber(0x06, Buffer.from(OIDS[name], 'hex'));
const TRUE = ber(0x01, Buffer.from([0xff]));
/** UTCTime. */
const time = (ms: number): Buffer => ber(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replaceAll(/[-T:]/gu, '')}Z`));

export interface Certificate {
  /** PEM. */
  cert: string;
  key: string;
}

/** A new key with its self-signed certificate (RFC 5280), valid for a day: Node.js has no function that makes one. */
export function selfSigned(host: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(oid('ecdsaWithSha256'));
  const name = sequence(ber(0x31, sequence(oid('commonName'), ber(0x0c, Buffer.from(host)))));
  const extensions = sequence(
    sequence(oid('subjectAltName'), ber(0x04, sequence(ber(0x82, Buffer.from(host))))),
    sequence(oid('basicConstraints'), TRUE, ber(0x04, sequence(TRUE))),
  );
  const now = Date.now();
  const signed = sequence(
    ber(0xa0, ber(0x02, Buffer.from([2]))),
    ber(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time(now - DAY_MS), time(now + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    ber(0xa3, extensions),
  );
  const der = sequence(signed, algorithm, ber(0x03, Buffer.from([0]), sign('sha256', signed, privateKey)));
  const lines = der.toString('base64').replaceAll(/.{64}/gu, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
