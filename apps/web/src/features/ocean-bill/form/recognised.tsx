import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { guessReferenceType, normaliseIdentifier } from '@seaberry/tracking';
import { Alert, type AlertProps } from '@seaberry/ui/alert';
import { Link } from '@seaberry/ui/link';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { RouteLabel } from '@seaberry/ui/route-label';
import { useFormActions, useFormValues } from '@seaberry/ui/form';
import type { AnswerOf } from '@seaberry/api-client';
import { OCEAN_SCAC } from '@seaberry/tracking/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import { hrefTo } from '../../../shared/links.ts';
import { useSettled } from '../../../shared/use-settled.ts';
import { outlookOf, placeOf } from '../../../shipment/read.ts';
import { DETAIL_PATH } from '../paths.ts';

type Recognition = AnswerOf<'oceanBill', 'recognise'>;

/** Fields that the number or the carrier's response fills, unless the user has. */
export const FILLED = ['referenceType', 'carrierCode', 'polCode', 'podCode'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The carrier's response about the number that is being entered, which fills the fields below it. */
export function Recognised({ name }: { name: string }): ReactNode {
  const { client } = useApp();
  const explain = useExplain();
  const t = useTranslations('oceanBill');
  const { suggest } = useFormActions();
  const typed = useFormValues((values) => `${normaliseIdentifier(textOf(values[name]))} ${textOf(values['carrierCode'])}`);
  const settled = useSettled(typed);
  const [referenceNo = '', carrier = ''] = settled.split(' ');
  const { data, error, isFetching } = useQuery({
    ...callQuery(client, 'oceanBill', 'recognise', { referenceNo, ...(OCEAN_SCAC.test(carrier) ? { carrierCode: carrier } : {}) }),
    enabled: guessReferenceType(referenceNo) !== null,
    staleTime: 60_000,
    retry: false,
    meta: { handledByCaller: true },
  });
  // While a number is typed, its field takes back what another one has filled in.
  const isAnswered = data !== undefined && typed === settled;
  useEffect(() => {
    if (!isAnswered) return;
    for (const field of FILLED) if (data[field]) suggest(field, data[field]);
    // Only a response to what is in the fields fills others, not each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, isAnswered]);
  if (guessReferenceType(typed.split(' ')[0] ?? '') === null) return null;
  const shown = (): ReactNode => {
    if (isFetching || typed !== settled) return <Alert>{t('form.recognised.asking')}</Alert>;
    if (error) return <Alert tone="warning">{explain(error)}</Alert>;
    return data && <Answer answer={data} />;
  };
  // Room for the longest response, so that none moves the button below while it is pressed.
  return <div className="grid min-h-22">{shown()}</div>;
}

function Answer({ answer }: { answer: Recognition }): ReactNode {
  const t = useTranslations('oceanBill');
  const { status, id, polCode, polName, podCode, podName, outlook } = answer;
  const carrier = answer.carrierName ?? answer.carrierCode ?? '';
  switch (status) {
    case 'found': {
      const known = outlookOf(outlook);
      return (
        <Alert tone="success" title={t('form.recognised.found', { carrier })}>
          <RouteLabel pol={placeOf(polCode, polName)} pod={placeOf(podCode, podName)} />
          {known && <OutlookStatement variant="note" outlook={known} />}
        </Alert>
      );
    }
    case 'tracked':
      return (
        <Alert
          title={t('form.recognised.tracked')}
          {...(id ? { action: <Link href={hrefTo(DETAIL_PATH, { id })}>{t('form.recognised.open')}</Link> } : {})}
        >
          {t(id ? 'form.recognised.trackedText' : 'form.recognised.hidden')}
        </Alert>
      );
    case 'unknown':
      return <Note tone="warning" title={t('form.recognised.unknown', { carrier })} text={t('form.recognised.unknownText')} />;
    case 'noAnswer':
      return <Note tone="warning" title={t('form.recognised.noAnswer', { carrier })} text={t('form.recognised.noAnswerText')} />;
    case 'noCarrier':
      return carrier ? (
        <Note tone="warning" title={t('form.recognised.noConnection', { carrier })} text={t('form.recognised.noConnectionText')} />
      ) : (
        <Note title={t('form.recognised.noCarrier')} text={t('form.recognised.noCarrierText')} />
      );
    default:
      return null;
  }
}

const Note = ({ text, ...rest }: Pick<AlertProps, 'tone' | 'title'> & { text: string }): ReactNode => <Alert {...rest}>{text}</Alert>;
