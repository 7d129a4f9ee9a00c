import { useTranslations } from '@seaberry/i18n/react';
import { TRACKING_STATES } from '@seaberry/tracking';
import { StatFilter, StatFilterGroup } from '@seaberry/ui/stat-filter';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { useScreen } from '../../../shared/screen.tsx';
import { countQuery } from '../queries.ts';
import { countInput, SIGNALS, type ListSearch, type Signal } from './list-search.ts';

const SIGNAL_TONE: Record<Signal, 'danger' | 'warning' | 'info'> = { attention: 'danger', late: 'warning', early: 'info' };
const ALL = 'all';

/** How many bills stand in each state and need a look; each number is the filter for them. */
export function Counters(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('oceanBill');
  const { search, setSearch } = useScreen<ListSearch>();
  const { data: counts } = useQuery(countQuery(client, countInput(search)));
  return (
    <div className="flex flex-wrap justify-between gap-x-10 gap-y-2">
      <StatFilterGroup
        label={t('counters')}
        value={search.trackingState ?? ALL}
        onChange={(value) => setSearch({ trackingState: TRACKING_STATES.find((state) => state === value) ?? null, page: 1 })}
      >
        <StatFilter value={ALL} label={t('states.all')} count={counts?.all} />
        {TRACKING_STATES.map((state) => (
          <StatFilter
            key={state}
            value={state}
            label={t(`states.${state}`)}
            count={counts?.[state]}
            tone={state === 'failed' ? 'danger' : 'neutral'}
          />
        ))}
      </StatFilterGroup>
      <StatFilterGroup
        label={t('signals')}
        value={search.signal}
        onChange={(value) => setSearch({ signal: SIGNALS.find((signal) => signal === value) ?? null, page: 1 })}
      >
        {SIGNALS.map((signal) => (
          <StatFilter
            key={signal}
            value={signal}
            label={t(`signal.${signal}`)}
            count={counts?.[signal] ?? undefined}
            tone={SIGNAL_TONE[signal]}
          />
        ))}
      </StatFilterGroup>
    </div>
  );
}
