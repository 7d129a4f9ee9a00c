import { lazily, loadCode } from '../../shared/lazily.tsx';
import type { AnyField } from './fields.ts';

type Rare = 'switch' | 'time' | 'dateTime' | 'tags' | 'colour' | 'code' | 'keyValue' | 'file';

/** A field of a kind that few forms have: what draws it travels with the first of them. */
export type RareFieldDefinition = Extract<AnyField, { kind: Rare }>;

const kinds: ReadonlySet<string | undefined> = new Set<Rare>(['switch', 'time', 'dateTime', 'tags', 'colour', 'code', 'keyValue', 'file']);

export const RareField = lazily(async () => (await import('./rare-field.tsx')).RareField);

/** Brings the code of a field, so that its form opens whole. */
export async function loadField(field: AnyField): Promise<void> {
  if (field.kind === 'custom') await loadCode(field.Component);
  else if (kinds.has(field.kind)) await RareField.load();
}
