/** Where the contents of files are kept. Keys have only letters, digits, `-` and `/`. */
export interface FileStorage {
  /** Stored in each file, so that the list shows where it is. */
  readonly provider: 'disk' | 's3';
  /** Null where there is no bucket. */
  readonly bucket: string | null;
  /** Writes an object, or replaces it; after the return it survives a killed process. */
  write(key: string, content: Uint8Array | AsyncIterable<Uint8Array>, size: number): Promise<void>;
  /** @throws FileGone for an unknown key */
  read(key: string): Promise<ReadableStream<Uint8Array>>;
  /** Without an effect for an unknown key. */
  remove(key: string): Promise<void>;
}

/** The storage has no such object, e.g. since it was not restored from a backup. */
export class FileGone extends Error {}
