/** Call that the example makes: every user may make it, and its response names them. */
export const EXAMPLE_PATH = '/api/sysAuth/userInfo';

export interface ExampleKey {
  accessKey: string;
  secret: string;
}

/** @param host e.g. `https://seaberry.example` */
export const curlExample = ({ accessKey, secret }: ExampleKey, host: string): string => `key='${accessKey}'
secret='${secret}'
url='${EXAMPLE_PATH}'
timestamp=$(date +%s)
nonce=$(openssl rand -hex 16)
sign=$(printf '%s' "GET&$url&$key&$timestamp&$nonce" |
  openssl dgst -sha256 -hmac "$secret" -binary | openssl base64 -A)
curl "${host}$url" -H "accessKey: $key" \\
  -H "timestamp: $timestamp" -H "nonce: $nonce" -H "sign: $sign"
`;

/** @param host e.g. `https://seaberry.example` */
export const nodeExample = (
  { accessKey, secret }: ExampleKey,
  host: string,
): string => `import { createHmac, randomUUID } from 'node:crypto';

const accessKey = '${accessKey}';
const secret = '${secret}';
const url = '${EXAMPLE_PATH}';
const timestamp = String(Math.floor(Date.now() / 1000));
const nonce = randomUUID();
const text = ['GET', url, accessKey, timestamp, nonce].join('&');
const sign = createHmac('sha256', secret).update(text).digest('base64');
const response = await fetch('${host}' + url, {
  headers: { accessKey, timestamp, nonce, sign },
});
console.log(await response.json());
`;

/** 16 random bytes in hex; browsers generate UUIDs only in secure contexts. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
