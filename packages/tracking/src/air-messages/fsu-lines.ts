import { problem, type AirMessageProblem } from './message.js';

/** A line with its continuations, cut into elements at its slashes. */
export interface MessageLine {
  /** From 1. */
  lineNumber: number;
  elements: string[];
}

/** Maximum length of a line with its continuations, in characters; the standard has 69 for one line. */
const MAX_LINE_LENGTH = 2000;
/** Far above any message: a message of one shipment has some dozen lines. */
const MAX_LINES = 20_000;
/** Length of a line whose further continuations are dropped. */
const FULL = Number.POSITIVE_INFINITY;
const CODE = /^[A-Z]{3}\//u;
const WAYBILL = /^\d{3}-?\d{8}/u;

/** Lines of a message: a line that begins with a slash continues the one before it. A message on one line is cut before each code. */
export function linesOf(text: string, problems: AirMessageProblem[]): MessageLine[] {
  const lines: MessageLine[] = [];
  let length = 0;
  for (const [index, raw] of text.split('\n').entries()) {
    const lineNumber = index + 1;
    if (index >= MAX_LINES) {
      problems.push(problem(lineNumber, 'message', 'too-long', 'dropped'));
      return [];
    }
    if (raw.length > MAX_LINE_LENGTH) {
      problems.push(problem(lineNumber, 'line', 'too-long', 'dropped', raw));
      length = FULL;
      continue;
    }
    for (const line of splitJoinedLines(raw.trim())) {
      const last = lines.at(-1);
      if (!line.startsWith('/') || last === undefined) {
        length = line.length;
        if (line !== '') lines.push({ lineNumber, elements: line.split('/') });
      } else if (length + line.length <= MAX_LINE_LENGTH) {
        length += line.length;
        last.elements.push(...line.slice(1).split('/'));
      } else if (length !== FULL) {
        // Reported once, however many continuations follow.
        length = FULL;
        problems.push(problem(lineNumber, 'line', 'too-long', 'dropped', line));
      }
    }
  }
  return lines;
}

/** Lines of a message that a system joined with blanks. */
function splitJoinedLines(line: string): string[] {
  if (!/^FS[UA]\/\d{1,2} /u.test(line)) return [line];
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || CODE.test(word) || WAYBILL.test(word)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
