import type { ReactNode } from 'react';

import type { Row } from '../resource.types.ts';
import { NewerFrame } from './newer-frame.tsx';
import type { NewerState, Version } from './use-newer.ts';

export interface NewerRowProps<R extends Row> {
  /** Name of the record. */
  name: string;
  newer: NewerState<R>;
  /** Sends the own change again, over the version that the user has seen. */
  onKeep(version: Version): void;
  /** Shows what the other user has saved. */
  onTake(row: R): void;
  /** The values, for a choice between them. */
  children?: ReactNode;
}

/** The question about a newer row, once a change of `useNewer` was refused. */
export function NewerRow<R extends Row>({ name, newer, onKeep, onTake, children }: NewerRowProps<R>): ReactNode {
  const { row } = newer;
  return (
    row && (
      <NewerFrame
        {...{ name, row, children }}
        onBack={newer.back}
        onKeep={() => onKeep(newer.accept())}
        onTake={() => {
          newer.accept();
          onTake(row);
        }}
      />
    )
  );
}
