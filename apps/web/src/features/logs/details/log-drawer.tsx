import { DescriptionList } from '@seaberry/ui/description-list';
import { Drawer } from '@seaberry/ui/drawer';
import type { ReactNode } from 'react';

import type { Column, Row } from '../../../kit/resource.types.ts';
import { cellOf, textOf } from '../../../kit/values.tsx';
import type { Words } from '../../../kit/words.ts';

export interface LogDrawerProps<R> {
  words: Words;
  title: string;
  columns: readonly Column<R, string>[];
  row: R;
  onClose(): void;
  /** Values that need more than a line. */
  children?: ReactNode;
}

/** A row of a log as a whole: its facts, as far as there are any, and below them what is longer. */
export function LogDrawer<R extends Row>({ words, title, columns, row, onClose, children }: LogDrawerProps<R>): ReactNode {
  // Functions of a column read the row that they were written for.
  const facts = (columns as readonly Column<Row, string>[]).filter((column) => textOf(column, row, words) !== '');
  return (
    <Drawer
      open
      size="lg"
      title={title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DescriptionList
          layout="inline"
          items={facts.map((column) => ({ term: words.t(`fields.${column.id}`), description: cellOf(column, row, words) }))}
        />
        {children}
      </div>
    </Drawer>
  );
}
