import type { SheetColumns, SheetField } from '@seaberry/tracking/sheet';
import { useState } from 'react';

import { useApp } from '../../app-context.tsx';
import { readStored, readStoredJson, writeStored } from '../../shared/storage.ts';
import { tokenOwner } from '../../shared/token-store.ts';
import type { Mapping } from './judge-rows.ts';

/** Text that this account has not tracked yet. It stays until it is cleared, also when the page is closed. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const { tokens } = useApp();
  const key = `many:${name}:${tokenOwner(tokens.get()?.accessToken ?? '')}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  const change = (next: string): void => {
    setText(next);
    writeStored(key, next === '' ? null : next);
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
export function useMapping(columns: SheetColumns): [Mapping, (at: number, field: SheetField | null) => void] {
  const [all, setAll] = useState(storedMappings);
  const key = sheetKey(columns);
  const mapping = all[key] ?? NOTHING;
  const choose = (at: number, field: SheetField | null): void => {
    // A field has one column: the one chosen last.
    const others = Object.fromEntries(columns.fields.flatMap((given, other) => (given === field && field !== null ? [[other, null]] : [])));
    const cleared = Object.fromEntries(Object.entries(mapping).map(([other, given]) => [other, given === field ? null : given]));
    const next = { ...all, [key]: { ...others, ...cleared, [at]: field } };
    setAll(next);
    writeStored(MAPPINGS, JSON.stringify(next));
  };
  return [mapping, choose];
}

const NOTHING: Mapping = {};
