import { FieldErrors } from '../../../http/errors.ts';
import { inThread } from '../../../threads/in-thread.ts';
import type { Manifest, ManifestAnswer, ManifestQuestion } from './rules.ts';

/** The start of the thread on a busy machine is in the time. */
const LIMITS = { ms: 30_000, heapMb: 64 };

/** Reads a manifest outside of a transaction. @throws FieldErrors `manifest` with every fault */
export async function requireManifest(question: ManifestQuestion, signal: AbortSignal): Promise<Manifest> {
  const ended = await inThread<ManifestAnswer>(new URL('../../../threads/manifest-worker.ts', import.meta.url), question, LIMITS, signal);
  if (!('value' in ended)) throw new FieldErrors({ manifest: ['manifestJson'] });
  if ('faults' in ended.value) throw new FieldErrors({ manifest: ended.value.faults });
  return ended.value.manifest;
}
