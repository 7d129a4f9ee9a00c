import { useMemo, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { readBlocks, type TextBlock } from './plain-text.logic.js';

export interface PlainTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Paragraphs separated by an empty line; headings start with `# `, list items with `- `. No other markup. */
  text: string;
  /**
   * Heading level; the style does not depend on it.
   * @default 2
   */
  level?: 2 | 3;
}

/** Text from a plain editor, rendered as headings, paragraphs and lists. */
export function PlainText({ text, level = 2, className, ...rest }: PlainTextProps): ReactNode {
  const blocks = useMemo(() => readBlocks(text), [text]);
  return (
    <div data-slot="reading-layout-text" {...rest} className={cn('sb:grid sb:gap-3 sb:text-md sb:leading-normal sb:text-text', className)}>
      {blocks.map((block) => (
        <Block key={block.at} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level }: { block: TextBlock; level: 2 | 3 }): ReactNode {
  const Heading = `h${level}` as const;
  switch (block.type) {
    case 'heading':
      return (
        <Heading data-slot="reading-layout-heading" className="sb:mt-4 sb:text-lg sb:leading-tight sb:font-semibold">
          {block.text}
        </Heading>
      );
    case 'list':
      return (
        <ul data-slot="reading-layout-list" className="sb:grid sb:list-disc sb:gap-1.5 sb:ps-6">
          {block.items.map(({ at, text }) => (
            <li key={at} data-slot="reading-layout-entry" className="sb:wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      );
    case 'paragraph':
      return (
        <p data-slot="reading-layout-paragraph" className="sb:wrap-anywhere">
          {block.text}
        </p>
      );
  }
}
