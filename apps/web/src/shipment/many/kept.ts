import type { SheetColumns, SheetField } from '@seaberry/tracking/sheet';
import { useEffect, useState } from 'react';

import { useApp } from '../../app-context.tsx';
import { readOwnText, writeOwnText } from '../../session/own-storage.ts';
import { readStoredJson, writeStored } from '../../shared/storage.ts';
import type { Mapping } from './check-rows.ts';

/**
 * Text that this account has not tracked yet. It stays in this browser, encrypted, until it is cleared, also when the page is closed.
 *
 * @returns null while it is decrypted
 */
export function useKeptText(kind: string): readonly [string, (text: string) => void] | null {
  const app = useApp();
  const name = `many:${kind}`;
  const [found] = useState(() => readOwnText(app, name));
  const [text, setText] = useState(() => (typeof found === 'string' ? found : null));
  useEffect(() => {
    if (typeof found !== 'string') void found.then(setText);
  }, [found]);
  if (text === null) return null;
  const change = (next: string): void => {
    setText(next);
    writeOwnText(app, name, next);
  };
  return [text, change];
}

const MAPPINGS = 'many.columns';

/** Sheets with the same headings have the same columns. Without headings the number of columns identifies them. */
const sheetKey = ({ headings, fields }: SheetColumns): string => headings?.join('|') ?? `${fields.length}`;

function storedMappings(): Record<string, Mapping> {
  const stored = readStoredJson(MAPPINGS);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, Mapping>) : {};
}

/** Columns chosen by hand, remembered by the headings of their sheet. */
export function useMapping(columns: SheetColumns) {
  const [all, setAll] = useState(storedMappings);
  const key = sheetKey(columns);
  const mapping = all[key] ?? NOTHING;
  const save = (name: string, next: Mapping): void => {
    const stored = { ...all, [name]: next };
    setAll(stored);
    writeStored(MAPPINGS, JSON.stringify(stored));
  };
  const choose = (columnIndex: number, field: SheetField | null): void => {
    // A field has one column: the one chosen last.
    const others = Object.fromEntries(columns.fields.flatMap((given, other) => (given === field && field !== null ? [[other, null]] : [])));
    const cleared = Object.fromEntries(Object.entries(mapping).map(([other, given]) => [other, given === field ? null : given]));
    save(key, { ...others, ...cleared, [columnIndex]: field });
  };
  /** The chosen columns for a sheet that got one more column. */
  const carry = (extended: SheetColumns): void => {
    const next = sheetKey(extended);
    if (mapping !== NOTHING && extended.headings && columns.headings && next !== key) save(next, mapping);
  };
  return { mapping, choose, carry };
}

const NOTHING: Mapping = {};
