import type { CallLogRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import type { RecordPartProps } from '../../../kit/resource.types.ts';
import { JsonPart, TextPart } from './parts.tsx';

/** Message, stack, request and response of a call, which lists omit. */
export function CallParts({ row }: RecordPartProps<CallLogRow>): ReactNode {
  const t = useTranslations('logs.parts');
  return (
    <>
      <TextPart label={t('message')} text={row.message} />
      <TextPart label={t('stack')} text={row.exception} />
      <JsonPart label={t('input')} text={row.requestParam} />
      <JsonPart label={t('result')} text={row.returnResult} />
    </>
  );
}
