import { lazily, loadCode } from '../../shared/lazily.tsx';
import type { AnyField } from './fields.ts';
import { CronField } from './cron-kind.ts';
import type { RareKind } from './field.types.ts';

const kinds: ReadonlySet<string | undefined> = new Set<RareKind>([
  'switch',
  'time',
  'dateTime',
  'tags',
  'colour',
  'code',
  'richText',
  'keyValue',
  'file',
  'rows',
  'cron',
]);

export const RareField = lazily(async () => (await import('./rare-field.tsx')).RareField);

/** Loads the code of a field, so that its form opens complete. */
export async function loadField(field: AnyField): Promise<void> {
  if (field.kind === 'custom') await loadCode(field.Component);
  else if (kinds.has(field.kind)) await RareField.load();
  if (field.kind === 'cron') await CronField.load();
  if (field.kind === 'rows') await Promise.all(field.fields.map(loadField));
  if (field.kind === 'richText') await (await import('@seaberry/ui/rich-text-editor')).loadRichTextEditor();
}
