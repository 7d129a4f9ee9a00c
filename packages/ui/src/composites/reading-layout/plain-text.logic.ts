/** Block of a plain text, with the number of its first line, since two blocks may be equal. */
export type TextBlock =
  | { at: number; type: 'heading' | 'paragraph'; text: string }
  | { at: number; type: 'list'; items: readonly { at: number; text: string }[] };

/**
 * Parses text from a plain editor: an empty line separates paragraphs, `# ` starts a heading, `- ` a list item.
 * Everything else is literal; there is no markup that could do harm.
 */
export function readBlocks(source: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open:
    | { type: 'paragraph'; lines: string[]; at: number }
    | { type: 'list'; items: { at: number; text: string }[]; at: number }
    | null = null;
  const close = (): void => {
    if (open?.type === 'paragraph') blocks.push({ at: open.at, type: 'paragraph', text: open.lines.join(' ') });
    else if (open) blocks.push({ at: open.at, type: 'list', items: open.items });
    open = null;
  };
  for (const [at, raw] of source.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') close();
    else if (line.startsWith('# ')) {
      close();
      blocks.push({ at, type: 'heading', text: line.slice(2).trim() });
    } else if (line.startsWith('- ')) {
      if (open?.type !== 'list') {
        close();
        open = { type: 'list', items: [], at };
      }
      open.items.push({ at, text: line.slice(2).trim() });
    } else if (open?.type === 'paragraph') open.lines.push(line);
    else {
      close();
      open = { type: 'paragraph', lines: [line], at };
    }
  }
  close();
  return blocks;
}
