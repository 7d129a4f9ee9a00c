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

/** From the frame to its page; it runs foreign code, so anything may come. */
export type Reply = { kind: 'ready' } | { kind: 'drawn'; run: number } | { kind: 'failed'; run: number; fault: Fault };

const KINDS: readonly unknown[] = ['import', 'export', 'name', 'nothing', 'run'];
/** Longest message of an error in characters. */
const LONGEST = 500;

/** Reads a message of the frame; undefined for anything else. */
export function replyOf(data: unknown): Reply | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, run, fault } = data as Record<string, unknown>;
  if (kind === 'ready') return { kind };
  if (typeof run !== 'number') return undefined;
  if (kind === 'drawn') return { kind, run };
  if (kind !== 'failed' || typeof fault !== 'object' || fault === null) return undefined;
  const { kind: of, line, what } = fault as Record<string, unknown>;
  if (!KINDS.includes(of) || typeof what !== 'string') return undefined;
  const known = { kind: of as Fault['kind'], what: what.slice(0, LONGEST) };
  return { kind, run, fault: typeof line === 'number' ? { ...known, line } : known };
}
