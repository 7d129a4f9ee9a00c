import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { FileGone, type FileStorage } from './storage.ts';

export interface S3Setting {
  /** Address of the bucket, with its name in the path or in the host. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Time until the storage begins to answer. A content may take longer to pass. */
const ANSWER_MS = 30_000;

/** Contents as objects of an S3-compatible storage. Requests are signed (SigV4); contents are streamed, so their hash is not. */
export function s3Storage({ url, region, accessKeyId, secretAccessKey }: S3Setting): FileStorage {
  const base = url.endsWith('/') ? url.slice(0, -1) : url;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  // A stream cannot be sent twice.
  const once = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const addressOf = (key: string): string => `${base}/${key}`;

  const fault = async (response: Response, what: string): Promise<Error> => {
    const body = await response.text().catch(() => '');
    const [, code = ''] = /<Code>(\w{1,60})<\/Code>/u.exec(body) ?? [];
    return new Error(`The storage has refused to ${what}: ${response.status} ${code}`.trim());
  };

  return {
    provider: 's3',
    bucket: new URL(base).pathname.slice(1) || new URL(base).hostname.split('.')[0] || null,

    async write(key, content, size) {
      const whole = content instanceof Uint8Array;
      const response = await (whole ? client : once).fetch(addressOf(key), {
        method: 'PUT',
        headers: { 'Content-Length': String(size), 'Content-Type': 'application/octet-stream' },
        body: whole ? new Uint8Array(content) : (Readable.toWeb(Readable.from(content)) as ReadableStream<Uint8Array>),
        ...(whole ? { signal: AbortSignal.timeout(ANSWER_MS) } : { duplex: 'half' }),
      });
      if (!response.ok) throw await fault(response, 'write');
      await response.body?.cancel();
    },

    async read(key) {
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(new Error('The storage does not answer.')), ANSWER_MS);
      const response = await client.fetch(addressOf(key), { signal: waiting.signal }).finally(() => clearTimeout(timer));
      if (response.status === 404) {
        await response.body?.cancel();
        throw new FileGone(key);
      }
      if (!response.ok || !response.body) throw await fault(response, 'read');
      return response.body;
    },

    async remove(key) {
      const response = await client.fetch(addressOf(key), { method: 'DELETE', signal: AbortSignal.timeout(ANSWER_MS) });
      if (!response.ok && response.status !== 404) throw await fault(response, 'remove');
      await response.body?.cancel();
    },
  };
}
