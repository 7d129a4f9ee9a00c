import { useTranslations } from '@seaberry/i18n/react';
import { StatFilter, StatFilterGroup } from '@seaberry/ui/stat-filter';
import type { ReactNode } from 'react';

import type { ShipmentKind } from '../shipment.ts';
import { FATES, type Fate } from './fates.ts';

const TONES = { check: { tone: 'warning' }, fix: { tone: 'danger' }, beyond: { tone: 'warning' } } as const;
const isFate = (value: string | null): value is Fate => FATES.some((fate) => fate === value);

export interface FateFilterProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  counts: Readonly<Record<Fate, number>>;
  value: Fate | null;
  onChange(value: Fate | null): void;
}

/** Number of rows of each fate; a pressed one shows only these rows. Changes are announced to screen readers. */
export function FateFilter({ kind, counts, value, onChange }: FateFilterProps): ReactNode {
  const t = useTranslations(kind.texts);
  return (
    <output className="min-w-0">
      <StatFilterGroup size="sm" label={t('many.fatesLabel')} value={value} onChange={(next) => onChange(isFate(next) ? next : null)}>
        {FATES.filter((fate) => counts[fate] > 0 || fate === value).map((fate) => (
          <StatFilter
            key={fate}
            value={fate}
            label={t(`many.fates.${fate}`)}
            count={counts[fate]}
            {...(fate === 'new' || fate === 'tracked' || fate === 'unusable' ? {} : TONES[fate])}
          />
        ))}
      </StatFilterGroup>
    </output>
  );
}
