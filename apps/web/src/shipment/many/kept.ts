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

function storedMappings(name: string): Record<string, Mapping> {
  const stored = readStoredJson(name);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, Mapping>) : {};
}

/** Headings name the columns of a sheet; without one for each, another sheet may have other columns in the same places. */
const isNamed = ({ headings }: SheetColumns): boolean => headings?.every(Boolean) ?? false;

const sheetKey = ({ headings, fields }: SheetColumns): string => (headings ?? fields).join('|');

/** Columns of a kind of shipment chosen by hand, remembered by the headings of their sheet; if one has no heading, only until the text is cleared. */
export function useMapping(kind: string, columns: SheetColumns) {
  const name = `many.columns:${kind}`;
  const [all, setAll] = useState(() => storedMappings(name));
  const [own, setOwn] = useState<Record<string, Mapping>>(NOTHING);
  const key = sheetKey(columns);
  if (own !== NOTHING && columns.fields.length === 0) setOwn(NOTHING);
  const mapping = (isNamed(columns) ? all : own)[key] ?? NOTHING;
  const save = (sheet: SheetColumns, next: Mapping): void => {
    const added = { [sheetKey(sheet)]: next };
    if (!isNamed(sheet)) {
      setOwn({ ...own, ...added });
      return;
    }
    const stored = { ...all, ...added };
    setAll(stored);
    writeStored(name, JSON.stringify(stored));
  };
  const choose = (columnIndex: number, field: SheetField | null): void => {
    // A field has one column: the one chosen last.
    const others = Object.fromEntries(columns.fields.flatMap((given, other) => (given === field && field !== null ? [[other, null]] : [])));
    const cleared = Object.fromEntries(Object.entries(mapping).map(([other, given]) => [other, given === field ? null : given]));
    save(columns, { ...others, ...cleared, [columnIndex]: field });
  };
  /** The chosen columns for a sheet that got one more column. */
  const carry = (extended: SheetColumns): void => {
    if (mapping !== NOTHING && extended.headings && sheetKey(extended) !== key) save(extended, mapping);
  };
  return { mapping, choose, carry };
}

const NOTHING: Record<string, never> = {};
