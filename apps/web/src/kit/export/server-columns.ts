import { dictionary, type Dictionaries } from '../../session/session.ts';
import type { Resource } from '../resource.types.ts';
import type { ResourceTexts } from '../words.ts';
import type { ServerFileInput } from './server-file.ts';

type AnyColumn = Resource['columns'][number];
export type ServerColumn = ServerFileInput['columns'][number];

const KINDS: Readonly<Partial<Record<NonNullable<AnyColumn['kind']>, ServerColumn['kind']>>> = {
  number: 'number',
  instant: 'instant',
  date: 'date',
  duration: 'duration',
  bytes: 'bytes',
  progress: 'percent',
};

/** A server cannot run the functions `text` and `value` of a column, so such a column is in browser files only. */
export const isServerColumn = ({ text, value, kind }: AnyColumn): boolean => text === undefined && value === undefined && kind !== 'custom';

interface Sources {
  words: ResourceTexts;
  /** Keys of a group of the texts. */
  keysOf(group: string): readonly string[];
  dictionaries: Dictionaries | undefined;
}

/** A column for the server: its heading, and the texts of its values. */
export function serverColumn(column: AnyColumn, sources: Sources): ServerColumn {
  const labels = labelsOf(column, sources);
  const heading = sources.words.t(`fields.${column.id}`);
  return { key: column.id, heading, kind: KINDS[column.kind ?? 'text'] ?? 'text', ...(labels ? { labels } : {}) };
}

function labelsOf(column: AnyColumn, { words, keysOf, dictionaries }: Sources): Record<string, string> | undefined {
  const { common } = words;
  switch (column.kind) {
    case 'status':
      return { 1: common('enabled'), 2: common('disabled') };
    case 'boolean':
      return { true: common('yes'), 1: common('yes'), false: common('no'), 0: common('no'), 2: common('no') };
    case 'words':
      return Object.fromEntries(keysOf(column.words).map((key) => [key, words.t(`${column.words}.${key}`)]));
    case 'dictionary': {
      const items = dictionaries ? dictionary(dictionaries, column.dictionary) : [];
      return Object.fromEntries(items.map(({ code, name }) => [code, name ?? code]));
    }
    default:
      return undefined;
  }
}

/** Keys of a group of texts below a namespace such as `people.positions`. */
export function keysIn(messages: object, namespace: string, group: string): string[] {
  let at: unknown = messages;
  for (const name of [...namespace.split('.'), group]) at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined;
  return typeof at === 'object' && at !== null ? Object.keys(at) : [];
}
