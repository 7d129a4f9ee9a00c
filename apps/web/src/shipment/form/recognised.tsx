import { useTranslations } from '@seaberry/i18n/react';
import type { Outlook, Stage } from '@seaberry/tracking';
import { Alert, type AlertProps } from '@seaberry/ui/alert';
import { useFormActions, useFormValues } from '@seaberry/ui/form';
import { Link } from '@seaberry/ui/link';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { RouteLabel, type RoutePlace } from '@seaberry/ui/route-label';
import { useEffect, type ComponentType, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { hrefTo } from '../../shared/links.ts';
import { useSettled } from '../../shared/use-settled.ts';
import type { ShipmentTexts } from '../fields.ts';
import { outlookOf } from '../read.ts';

/** A number before it is tracked: who carries it, from where to where, and when it arrives. */
export interface Recognition {
  status: string;
  /** Of a shipment that is tracked already and that the reader may see. */
  id: string | null;
  /** Name or code of the carrier; empty when none is known. */
  carrier: string;
  from: RoutePlace | null;
  to: RoutePlace | null;
  outlook: Outlook<Stage> | null;
  /** Values of fields by the number or the carrier's response. */
  values: Readonly<Record<string, unknown>>;
}

export interface RecognisedOptions {
  texts: ShipmentTexts;
  detailPath: string;
  /** Field of the carrier, and the form of its code. */
  carrier: { field: string; form: RegExp };
  /** The number in its stored form; null for a text that is none. */
  numberOf(text: string): string | null;
  /** Asks while `number` is not null. */
  useAnswer(asked: { number: string | null; carrier: string | null }): {
    data: Recognition | undefined;
    error: Error | null;
    isFetching: boolean;
  };
}

/** Options of the query of `useAnswer`. */
export const ASKED = { staleTime: 60_000, retry: false, meta: { handledByCaller: true } } as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The carrier's response about the number that is being entered, which fills the fields below it. */
export const recognised =
  (options: RecognisedOptions): ComponentType<{ name: string }> =>
  (props) => <Recognised {...props} {...options} />;

function Recognised({ name, texts, detailPath, carrier, numberOf, useAnswer }: { name: string } & RecognisedOptions): ReactNode {
  const explain = useExplain();
  const t = useTranslations(texts);
  const { suggest } = useFormActions();
  const typed = useFormValues((values) => `${numberOf(textOf(values[name])) ?? ''} ${textOf(values[carrier.field]).toUpperCase()}`);
  const settled = useSettled(typed);
  const [number = '', code = ''] = settled.split(' ');
  const { data, error, isFetching } = useAnswer({ number: number || null, carrier: carrier.form.test(code) ? code : null });
  // While a number is typed, its field takes back what another one has filled in.
  const isAnswered = data !== undefined && typed === settled;
  useEffect(() => {
    if (!isAnswered) return;
    for (const [field, value] of Object.entries(data.values)) if (value) suggest(field, value);
    // Only a response to what is in the fields fills others, not each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, isAnswered]);
  if (typed.startsWith(' ')) return null;
  const shown = (): ReactNode => {
    if (isFetching || typed !== settled) return <Alert>{t('form.recognised.asking')}</Alert>;
    if (error) return <Alert tone="warning">{explain(error)}</Alert>;
    return data && <Answer {...{ texts, detailPath }} answer={data} />;
  };
  // Room for the longest response, so that none moves the button below while it is pressed.
  return <div className="grid min-h-22">{shown()}</div>;
}

interface AnswerProps extends Pick<RecognisedOptions, 'texts' | 'detailPath'> {
  answer: Recognition;
}

function Answer({ answer, texts, detailPath }: AnswerProps): ReactNode {
  const t = useTranslations(texts);
  const { status, id, carrier, from, to } = answer;
  switch (status) {
    case 'found': {
      const known = outlookOf(answer.outlook);
      return (
        <Alert tone="success" title={t('form.recognised.found', { carrier })}>
          <RouteLabel pol={from} pod={to} />
          {known && <OutlookStatement variant="note" outlook={known} />}
        </Alert>
      );
    }
    case 'tracked':
      return (
        <Alert
          title={t('form.recognised.tracked')}
          {...(id ? { action: <Link href={hrefTo(detailPath, { id })}>{t('form.recognised.open')}</Link> } : {})}
        >
          {t(id ? 'form.recognised.trackedText' : 'form.recognised.hidden')}
        </Alert>
      );
    case 'unknown':
      return <Note tone="warning" title={t('form.recognised.unknown', { carrier })} text={t('form.recognised.unknownText')} />;
    case 'noAnswer':
      return <Note tone="warning" title={t('form.recognised.noAnswer', { carrier })} text={t('form.recognised.noAnswerText')} />;
    case 'waiting':
      return <Note title={t('form.recognised.waiting', { carrier })} text={t('form.recognised.waitingText')} />;
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
