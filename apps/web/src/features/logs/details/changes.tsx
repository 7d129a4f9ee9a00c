import type { DiffLogRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@seaberry/ui/table';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { ownTime } from '../../../shared/own-time.ts';
import { changesOf, isInstant, valueText, type Change, type LoggedField } from '../changes.logic.ts';
import { JsonPart } from './parts.tsx';

export interface ChangesProps {
  change: Pick<DiffLogRow, 'beforeData' | 'afterData'>;
  /** Name of the row. */
  name: string;
}

/** Before and after side by side, only the fields that differ; as recorded when they cannot be compared. */
export function Changes({ change: { beforeData, afterData }, name }: ChangesProps): ReactNode {
  const t = useTranslations('logs');
  const changes = changesOf(beforeData, afterData);
  if (changes === null) {
    return (
      <>
        <JsonPart label={t('differences.fields.beforeData')} text={beforeData} />
        <JsonPart label={t('differences.fields.afterData')} text={afterData} />
      </>
    );
  }
  if (changes.length === 0) return <p>{t('parts.none')}</p>;
  return (
    <Table density="sm" className="table-fixed" label={t('parts.changesOf', { name })}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{t('parts.field')}</TableHeadCell>
          {beforeData && <TableHeadCell>{t('differences.fields.beforeData')}</TableHeadCell>}
          {afterData && <TableHeadCell>{t('differences.fields.afterData')}</TableHeadCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map((one) => (
          <Differing key={one.field} change={one} before={Boolean(beforeData)} after={Boolean(afterData)} />
        ))}
      </TableBody>
    </Table>
  );
}

function Differing({ change, before, after }: { change: Change; before: boolean; after: boolean }): ReactNode {
  const format = useFormat();
  const shown = (field: LoggedField | undefined): string => {
    const { value, display } = field ?? { value: null };
    if (isInstant(value)) return ownTime(format, value, 'dateTimeSeconds');
    return display ?? (valueText(value) || '–');
  };
  return (
    <TableRow>
      <TableHeadCell scope="row" className="wrap-anywhere">
        {change.label}
      </TableHeadCell>
      {before && <TableCell className="wrap-anywhere whitespace-pre-wrap">{shown(change.before)}</TableCell>}
      {after && <TableCell className="wrap-anywhere whitespace-pre-wrap">{shown(change.after)}</TableCell>}
    </TableRow>
  );
}
