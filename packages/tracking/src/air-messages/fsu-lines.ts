import { problem, type AirMessageProblem } from './message.js';

/** A line with its continuations, cut at its slants. */
export interface MessageLine {
  /** From 1. */
  line: number;
  parts: string[];
}

/** Longest line with its continuations, in characters; the standard has 69 for one line. */
const MAX_LINE = 2000;
/** Far above any message: a message of one shipment has some dozen lines. */
const MAX_LINES = 20_000;
/** Length of a line whose further continuations are dropped. */
const FULL = Number.POSITIVE_INFINITY;
const CODE = /^[A-Z]{3}\//u;
const WAYBILL = /^\d{3}-?\d{8}/u;

/** Lines of a message: a line that begins with a slant continues the one before it. A message on one line is cut before each code. */
export function linesOf(text: string, problems: AirMessageProblem[]): MessageLine[] {
  const lines: MessageLine[] = [];
  let length = 0;
  for (const [at, raw] of text.split('\n').entries()) {
    const line = at + 1;
    if (at >= MAX_LINES) {
      problems.push(problem(line, 'message', 'too-long', 'dropped'));
      return [];
    }
    if (raw.length > MAX_LINE) {
      problems.push(problem(line, 'line', 'too-long', 'dropped', raw));
      length = FULL;
      continue;
    }
    for (const part of separated(raw.trim())) {
      const last = lines.at(-1);
      if (!part.startsWith('/') || last === undefined) {
        length = part.length;
        if (part !== '') lines.push({ line, parts: part.split('/') });
      } else if (length + part.length <= MAX_LINE) {
        length += part.length;
        last.parts.push(...part.slice(1).split('/'));
      } else if (length !== FULL) {
        // Reported once, however many continuations follow.
        length = FULL;
        problems.push(problem(line, 'line', 'too-long', 'dropped', part));
      }
    }
  }
  return lines;
}

/** Some systems join the lines of a message with blanks. */
function separated(line: string): string[] {
  if (!/^FS[UA]\/\d{1,2} /u.test(line)) return [line];
  const parts: string[] = [];
  for (const word of line.split(' ')) {
    const last = parts.at(-1);
    if (last === undefined || CODE.test(word) || WAYBILL.test(word)) parts.push(word);
    else parts[parts.length - 1] = `${last} ${word}`;
  }
  return parts;
}
