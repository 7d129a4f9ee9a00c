import { Button } from '@seaberry/ui/button';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@seaberry/ui/table';
import { Suspense, use, useMemo, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { PHONE, useMedia } from '../../shared/use-media.ts';
import type { Row } from '../resource.types.ts';
import { textOf } from '../values.tsx';
import { useResourceTexts } from '../words.ts';

export interface NewerFrameProps {
  /** Name of the record. */
  name: string;
  /** The record as another user has saved it. */
  row: Row;
  /** Saves the own values over it. */
  onKeep(): void;
  /** Fills in the values of the other user. */
  onTake(): void;
  /** Returns to the unchanged form. */
  onBack(): void;
  /** The values, for a choice between them. */
  children?: ReactNode;
}

/** Question after another user has changed the same record meanwhile: who, when, and whose values are kept. */
export function NewerFrame(props: NewerFrameProps): ReactNode {
  const { texts } = useApp();
  // A screen without a list has not loaded them.
  const ready = useMemo(() => texts.ensure('resource'), [texts]);
  return (
    <Suspense fallback={null}>
      <Question {...props} ready={ready} />
    </Suspense>
  );
}

function Question({ name, row, onKeep, onTake, onBack, children, ready }: NewerFrameProps & { ready: Promise<void> }): ReactNode {
  use(ready);
  const words = useResourceTexts('resource');
  const { common } = words;
  const by = row['updateUserName'];
  const time = textOf({ id: 'updateTime', kind: 'instant' }, row, words);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onBack();
      }}
      size={children ? 'lg' : 'md'}
      title={common('newer.title', { name })}
      description={typeof by === 'string' && by !== '' && time !== '' ? common('newer.by', { name: by, time }) : common('newer.text')}
      footer={
        <>
          <DialogClose>
            <Button>{common('newer.goOn')}</Button>
          </DialogClose>
          <Button onClick={onTake}>{common('newer.take')}</Button>
          <Button variant="primary" onClick={onKeep}>
            {common('newer.keep')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

export interface NewerValue {
  id: string;
  label: string;
  /** Before both changes, mine and theirs. */
  values: readonly [ReactNode, ReactNode, ReactNode];
}

/** Values that two users have changed. */
export function NewerValues({ rows }: { rows: readonly NewerValue[] }): ReactNode {
  const { common } = useResourceTexts('resource');
  const columns = [common('newer.before'), common('newer.mine'), common('newer.theirs')];
  // Four columns would break words in the middle.
  const phone = useMedia(PHONE);
  if (phone) {
    return (
      <div className="grid gap-4">
        {rows.map(({ id, label, values }) => (
          <div key={id}>
            <strong>{label}</strong>
            <DescriptionList layout="inline" items={columns.map((term, at) => ({ term, description: values[at] }))} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <Table label={common('newer.label')}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{common('newer.field')}</TableHeadCell>
          {columns.map((name) => (
            <TableHeadCell key={name}>{name}</TableHeadCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, label, values }) => (
          <TableRow key={id}>
            <TableHeadCell scope="row">{label}</TableHeadCell>
            {values.map((value, at) => (
              <TableCell key={at} className="wrap-anywhere">
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
