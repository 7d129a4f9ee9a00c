import { normaliseIdentifier } from '@seaberry/tracking';
import {
  columnsOf,
  dateFaultOf,
  isTotal,
  lostDigits,
  rowOf,
  tableOf,
  type SheetColumns,
  type SheetField,
  type SheetKind,
  type TableRow,
} from '@seaberry/tracking/sheet';
import type * as z from 'zod/mini';

import { issueCode } from '../../kit/form/issue-code.ts';
import type { NumberReader, Reasons, RowValues, ShipmentForms } from '../forms.ts';

/** Limit of rows of one sheet, which are sent in parts. */
export const MAX_ROWS = 5000;

/** Rows that are checked without a pause: well below a noticeable delay. */
export const CHUNK_ROWS = 250;

export interface RowRules extends Pick<ShipmentForms, 'warnings'> {
  /** How sheets are read. */
  sheet: SheetKind;
  read: NumberReader;
  /** Input of adding one. */
  schema: z.ZodMiniType;
}

type Status = 'ready' | 'warning' | 'error' | 'skipped';

/** Fields of columns chosen by hand: position → field, null for none. */
export type Mapping = Readonly<Record<number, SheetField | null>>;

/** A pasted sheet: its columns, and its rows without headings and totals. */
export interface Sheet extends SheetColumns {
  kind: SheetKind;
  rows: readonly { line: number; cells: readonly string[] }[];
}

/** Result of reading one pasted line, before anything is sent. */
export interface CheckedLine {
  line: number;
  /** Index of its row in the sheet. */
  rowIndex: number;
  row: RowValues;
  status: Status;
  reasons: Reasons;
}

/** Reads a pasted text as a sheet. */
export function readSheet(text: string, { sheet: kind }: Pick<RowRules, 'sheet'>): Sheet {
  const table = tableOf(text);
  const found = columnsOf(
    table.map(({ cells }) => cells),
    kind,
  );
  const rows = table.slice(found.first).filter(({ cells }) => !isTotal(cells, found.fields, kind));
  return { ...found, kind, rows };
}

/** A row completed by what its number decides. Values entered for all rows take precedence over those of the number. */
export function completeRow(row: RowValues, common: RowValues, { sheet, read }: Pick<RowRules, 'sheet' | 'read'>): RowValues {
  const [number] = sheet.numbers;
  const decided = Object.entries(read(row[number] ?? '')).filter(([name]) => !common[name]);
  return { ...Object.fromEntries(decided), ...row };
}

/**
 * Checks a sheet row by row, each merged with the values common to all, by the very schema of the server. A row without a number
 * has to be corrected, one without any value is left out, and a repeated number is taken once.
 */
export function checkRows(sheet: Sheet, common: RowValues, rules: RowRules, mapping: Mapping = {}): CheckedLine[] {
  const chunks = checkByChunk(sheet, common, rules, mapping);
  for (;;) {
    const { done, value } = chunks.next();
    if (done) return value;
  }
}

/** As {@link checkRows}, with a pause after each chunk, in which the page can react to input. */
export function* checkByChunk(
  { fields, rows, kind }: Sheet,
  common: RowValues,
  rules: RowRules,
  mapping: Mapping,
): Generator<undefined, CheckedLine[], undefined> {
  const [number] = kind.numbers;
  const chosen = chosenFields(fields, mapping);
  const numbered = hasNumbers(chosen, kind);
  const seen = new Set<string>();
  const lines: CheckedLine[] = [];
  let taken = 0;
  for (const [rowIndex, { line, cells }] of rows.entries()) {
    if (rowIndex > 0 && rowIndex % CHUNK_ROWS === 0) yield;
    const values = rowOf(chosen, cells, kind);
    if (Object.keys(values).length === 0 && numbered) continue;
    const row = completeRow(values, common, rules);
    const found = check(row, common, seen, rules);
    const tooMany = (found.status === 'ready' || found.status === 'warning') && ++taken > MAX_ROWS;
    lines.push({ line, rowIndex, row, ...(tooMany ? { status: 'error', reasons: { [number]: ['tooMany'] } } : found) });
  }
  return lines;
}

/** Fields of the columns of a sheet, those chosen by hand included. */
export const chosenFields = (fields: SheetColumns['fields'], mapping: Mapping): (SheetField | null)[] =>
  fields.map((field, columnIndex) => (mapping[columnIndex] === undefined ? field : mapping[columnIndex]));

/** Whether one of the columns has the numbers of the shipments. */
export const hasNumbers = (fields: readonly (SheetField | null)[], { numbers }: SheetKind): boolean =>
  fields.some((field) => field !== null && numbers.includes(field));

/** Columns without a heading that have values and no field, each with its first value. Columns that count the rows are left out. */
export function unusedColumns({ fields, headings, rows }: Sheet, mapping: Mapping): { at: number; example: string }[] {
  return fields.flatMap((field, at) => {
    const open = field === null && mapping[at] === undefined && !headings?.[at];
    const values = open ? rows.flatMap(({ cells }) => cells[at]?.trim() || []) : [];
    const [example] = values;
    return example === undefined || values.every((value) => /^\d{1,4}$/u.test(value)) ? [] : [{ at, example }];
  });
}

/** Places may be names, which only the server knows. */
const isPlaceName = (message: string, text: string | undefined): boolean =>
  message === 'locode' && !/^[A-Z]{2}\s?[A-Z2-9]{3}$/iu.test(text ?? '');

function check(
  row: RowValues,
  common: RowValues,
  seen: Set<string>,
  { sheet, schema, warnings }: RowRules,
): Pick<CheckedLine, 'status' | 'reasons'> {
  const [number] = sheet.numbers;
  const merged = { ...common, ...row };
  const result = schema.safeParse(merged);
  const reasons: Record<string, string[]> = {};
  for (const issue of result.error?.issues ?? []) {
    const { message } = issue;
    const field = String(issue.path[0] ?? '');
    const code = message === 'date' ? dateFaultOf(merged[field] ?? '') : issueCode(issue);
    const codes = isPlaceName(message, merged[field]) ? null : (reasons[field] ??= []);
    if (codes && !codes.includes(code)) codes.push(code);
  }
  // A rounded number would track another company's cargo.
  for (const [field, text] of Object.entries(row)) if (field.endsWith('No') && lostDigits(text)) reasons[field] = ['lostDigits'];
  if (Object.keys(reasons).length > 0) return { status: 'error', reasons };
  const normalised = normaliseIdentifier(row[number] ?? '');
  if (seen.has(normalised)) return { status: 'skipped', reasons: { [number]: ['duplicate'] } };
  seen.add(normalised);
  const found = warnings(merged);
  return { status: Object.keys(found).length > 0 ? 'warning' : 'ready', reasons: found };
}

/** The lines that can be sent. */
export const sendable = (lines: readonly CheckedLine[]): CheckedLine[] =>
  lines.filter(({ status }) => status === 'ready' || status === 'warning');

/** Longest text that the batch call takes. */
const LONGEST = 5000;

/** The lines that the server tries: those that can be sent, and the wrong ones, so that all faults of a row are known at once. */
export function triable(lines: readonly CheckedLine[]): CheckedLine[] {
  let spare = MAX_ROWS - sendable(lines).length;
  return lines.filter(({ status, row }) => {
    if (status !== 'error') return status !== 'skipped';
    return Object.values(row).every((text) => text.length <= LONGEST) && spare-- > 0;
  });
}

const quoted = (cell: string): string => (/["\t\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
export const lineOf = (cells: readonly string[]): string => cells.map(quoted).join('\t');

/** The text of a sheet without these lines; headings stay. */
export function withoutLines({ rows, headings }: Sheet, removedLines: ReadonlySet<number>): string {
  const kept = rows.filter(({ line }) => !removedLines.has(line));
  if (kept.length === 0) return '';
  return [...(headings ? [headings] : []), ...kept.map(({ cells }) => cells)].map(lineOf).join('\n');
}

/** Rows of a file as text whose lines are the rows of the file, for which cells lose their line breaks. */
export function textOfCells(rows: readonly TableRow[]): string {
  const lines: string[] = [];
  for (const { line, cells } of rows) lines[line - 1] = lineOf(cells.map((cell) => cell.replaceAll(/(?<!\s)\s*[\r\n]+\s*/gu, ' ')));
  return Array.from(lines, (line: string | undefined) => line ?? '').join('\n');
}
