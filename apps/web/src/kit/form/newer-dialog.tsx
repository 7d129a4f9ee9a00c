import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@seaberry/ui/table';
import type { ReactNode } from 'react';

import type { Resource, Values } from '../resource.types.ts';
import { textOf } from '../values.tsx';
import type { Words } from '../words.ts';
import { ShownValue } from './shown-value.tsx';
import type { Newer } from './use-save.ts';

export interface NewerDialogProps {
  resource: Resource;
  words: Words;
  newer: Newer;
  /** Name of the record when the form was opened. */
  name: string;
  /** Values of the form. */
  mine: Values;
  /** Saves the values of the form. */
  onKeep(): void;
  /** Fills in the changes of the other user. */
  onTake(): void;
  /** Returns to the unchanged form. */
  onClose(): void;
}

/** Changes of another user since the form was opened, with the choice to keep or overwrite them. */
export function NewerDialog({ resource, words, newer, name, mine, onKeep, onTake, onClose }: NewerDialogProps): ReactNode {
  const { common, t } = words;
  const { row, all, values, fields } = newer;
  const by = row['updateUserName'];
  const at = textOf({ id: 'updateTime', kind: 'instant' }, row, words);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={common('newer.title', { name })}
      description={typeof by === 'string' && by !== '' && at !== '' ? common('newer.by', { name: by, time: at }) : common('newer.text')}
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
      <Table label={common('newer.label')}>
        <TableHead>
          <TableRow>
            <TableHeadCell>{common('newer.field')}</TableHeadCell>
            <TableHeadCell>{common('newer.now')}</TableHeadCell>
            <TableHeadCell>{common('newer.mine')}</TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field.id}>
              <TableHeadCell scope="row">{t(`fields.${field.id}`)}</TableHeadCell>
              {[values, mine].map((side, at) => (
                <TableCell key={at} className="wrap-anywhere">
                  <ShownValue {...{ resource, field, all, words }} value={side[field.id]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Dialog>
  );
}
