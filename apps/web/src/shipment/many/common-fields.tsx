import { useTranslations } from '@seaberry/i18n/react';
import { CARRIERS } from '@seaberry/tracking';
import { Divider } from '@seaberry/ui/divider';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { Select } from '@seaberry/ui/select';
import type { ReactNode } from 'react';

import { useServiceTypes } from '../../features/ocean-bill/lib/use-service-types.ts';
import type { CommonInput } from './common-values.ts';

export interface CommonFieldsProps {
  values: CommonInput;
  onChange(values: CommonInput): void;
}

/** The values common to all rows, entered once. */
export function CommonFields({ values, onChange }: CommonFieldsProps): ReactNode {
  const t = useTranslations('oceanBill');
  const fields = useTranslations('fields');
  const services = useServiceTypes();
  const set = (key: keyof CommonInput) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...values, [key]: event.currentTarget.value });
  return (
    <section className="grid gap-3">
      <Divider label={t('many.common')} />
      <p>{t('many.commonHint')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label={fields('carrierCode')}>
          <Select
            placeholder={t('many.byNumber')}
            value={values.carrierCode}
            onChange={set('carrierCode')}
            options={CARRIERS.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          />
        </Field>
        <Field label={fields('serviceType')}>
          <Select value={values.serviceType} onChange={set('serviceType')} options={services} />
        </Field>
        <Field label={fields('customerService')}>
          <Input value={values.customerService} onChange={set('customerService')} />
        </Field>
        <Field label={fields('polCode')} description={t('hints.locode')}>
          <Input identifier maxLength={5} value={values.polCode} onChange={set('polCode')} />
        </Field>
        <Field label={fields('podCode')} description={t('hints.locode')}>
          <Input identifier maxLength={5} value={values.podCode} onChange={set('podCode')} />
        </Field>
      </div>
    </section>
  );
}
