'use client';

import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import { StatCard } from '@seaberry/ui/stat-card';
import { useEffect, useState } from 'react';

interface Figures {
  atSea: number;
  late: number;
  arriving: number;
}

type State = { at: 'loading' } | { at: 'failed' } | { at: 'ready'; figures: Figures };

// Your call. It fails without a network, as yours does.
async function fetchFigures(): Promise<Figures> {
  if (!navigator.onLine) throw new Error('The server did not answer.');
  return { atSea: 1284, late: 37, arriving: 64 };
}

export function FiguresOfTheDayExample() {
  const [state, setState] = useState<State>({ at: 'loading' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    fetchFigures().then(
      (figures) => current && setState({ at: 'ready', figures }),
      () => current && setState({ at: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [asked]);
  const retry = () => {
    setState({ at: 'loading' });
    setAsked(asked + 1);
  };
  if (state.at === 'failed') return <ErrorState title="The figures could not be loaded." onRetry={retry} />;
  if (state.at === 'ready' && state.figures.atSea === 0)
    return <EmptyState title="Nothing is at sea" description="Figures appear with the first departure." />;
  const loading = state.at === 'loading';
  const { atSea, late, arriving } = state.at === 'ready' ? state.figures : { atSea: null, late: null, arriving: null };
  return (
    <section aria-label="Today" style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 16 }}>
      <StatCard label="At sea" value={atSea} loading={loading} href="#/shipments?state=tracking" />
      <StatCard label="Late" value={late} tone="danger" loading={loading} href="#/shipments?late=true" />
      <StatCard label="Arrive this week" value={arriving} loading={loading} />
    </section>
  );
}
