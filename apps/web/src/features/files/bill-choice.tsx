import { useTranslations } from '@seaberry/i18n/react';
import { Combobox, type ComboboxProps } from '@seaberry/ui/combobox';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';

/** Bills in the list. */
const SHOWN = 20;

interface BillChoiceProps extends Pick<ComboboxProps, 'id'> {
  value: string | null;
  onChange(id: string | null): void;
}

/** Ocean bill that files belong to, found by typing a number of it. */
export function BillChoice({ value, onChange, ...control }: BillChoiceProps): ReactNode {
  const { client } = useApp();
  const common = useTranslations('resource');
  return (
    <Combobox
      {...control}
      placeholder={common('choose')}
      value={value}
      onSearch={async (keyword, signal) => {
        const { items } = await client.oceanBill.page({ keyword, page: 1, pageSize: SHOWN }, { signal });
        return items.map(({ id, referenceNo, carrierCode, polCode, podCode }) => ({
          value: id,
          label: referenceNo,
          description: [carrierCode, polCode, podCode].filter(Boolean).join(' · '),
        }));
      }}
      onValueChange={onChange}
    />
  );
}
