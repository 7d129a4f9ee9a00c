/** A line of a pasted text that holds something. */
export interface Line {
  /** Number of the line in the text, from 1. */
  line: number;
  cells: readonly string[];
}

/** Lines of a pasted text with their cells, separated by tabs, commas or semicolons, as tables and CSV files give them. Numbers stay texts. */
export const readLines = (text: string): Line[] =>
  text.split(/\r?\n/).flatMap((content, at) => {
    const cells = content.split(/[\t,;，；]/).map((cell) => cell.trim());
    return cells.some(Boolean) ? [{ line: at + 1, cells }] : [];
  });
