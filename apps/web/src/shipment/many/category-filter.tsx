import { useTranslations } from '@seaberry/i18n/react';
import { StatFilter, StatFilterGroup } from '@seaberry/ui/stat-filter';
import type { ReactNode } from 'react';

import type { ShipmentKind } from '../shipment.ts';
import { ROW_CATEGORIES, type RowCategory } from './categories.ts';

const TONES = { check: { tone: 'warning' }, fix: { tone: 'danger' }, beyond: { tone: 'warning' } } as const;
const isRowCategory = (value: string | null): value is RowCategory => ROW_CATEGORIES.some((category) => category === value);

export interface CategoryFilterProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  counts: Readonly<Record<RowCategory, number>>;
  value: RowCategory | null;
  onChange(value: RowCategory | null): void;
}

/** Number of rows of each category; a pressed one shows only these rows. Changes are announced to screen readers. */
export function CategoryFilter({ kind, counts, value, onChange }: CategoryFilterProps): ReactNode {
  const t = useTranslations(kind.texts);
  return (
    <output className="min-w-0">
      <StatFilterGroup
        size="sm"
        label={t('many.categoriesLabel')}
        value={value}
        onChange={(next) => onChange(isRowCategory(next) ? next : null)}
      >
        {ROW_CATEGORIES.filter((category) => counts[category] > 0 || category === value).map((category) => (
          <StatFilter
            key={category}
            value={category}
            label={t(`many.categories.${category}`)}
            count={counts[category]}
            {...(category === 'new' || category === 'tracked' || category === 'unusable' ? {} : TONES[category])}
          />
        ))}
      </StatFilterGroup>
    </output>
  );
}
