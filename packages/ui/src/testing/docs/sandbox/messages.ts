import type { Locale } from '@seaberry/i18n';

import type { Fault } from './compile.js';

/** From the page to its frame. */
export interface Draw {
  kind: 'draw';
  /** Number of the drawing, which the reply repeats. */
  run: number;
  /** Compiled module. */
  js: string;
  theme: 'light' | 'dark';
  locale: Locale;
}

/** Part of a variable font. */
export interface Face {
  family: string;
  /** Its `unicode-range`. */
  range: string;
  bytes: ArrayBuffer;
}

/** From the page to its frame: fonts for the characters that the frame has reported. */
export interface Fonts {
  kind: 'fonts';
  faces: readonly Face[];
}

/** From the frame to its page; it runs foreign code, so anything may come. */
export type Reply =
  | { kind: 'ready' }
  | { kind: 'characters'; text: string }
  | { kind: 'drawn'; run: number }
  | { kind: 'failed'; run: number; fault: Fault };

const KINDS: readonly unknown[] = ['import', 'export', 'name', 'nothing', 'run', 'loop', 'calls', 'stack', 'eval'];
/** Longest message of an error in characters. */
const LONGEST = 500;
/** Most characters of one report. */
const MOST_CHARACTERS = 5_000;

/** Reads a message of the frame; undefined for anything else. */
export function replyOf(data: unknown): Reply | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, run, fault, text } = data as Record<string, unknown>;
  if (kind === 'ready') return { kind };
  if (kind === 'characters') return typeof text === 'string' ? { kind, text: text.slice(0, MOST_CHARACTERS) } : undefined;
  if (typeof run !== 'number') return undefined;
  if (kind === 'drawn') return { kind, run };
  if (kind !== 'failed' || typeof fault !== 'object' || fault === null) return undefined;
  const { kind: of, line, what } = fault as Record<string, unknown>;
  if (!KINDS.includes(of) || typeof what !== 'string') return undefined;
  const known = { kind: of as Fault['kind'], what: what.slice(0, LONGEST) };
  return { kind, run, fault: typeof line === 'number' ? { ...known, line } : known };
}
