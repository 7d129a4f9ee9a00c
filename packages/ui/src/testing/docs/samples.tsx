import { useState, type CSSProperties, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { fixed, fixedTokens, type FixedToken } from '../../tokens/index.js';
import { NodeStateBadge } from '../../tracking/node-state-badge/index.js';

/* Samples for the Foundations pages, drawn with the live tokens, so that they follow the toolbar. */

const token = (name: string): string => `var(--sb-${name})`;
const box: CSSProperties = {
  padding: 16,
  borderRadius: token('radius-surface'),
  border: `1px solid ${token('color-border')}`,
  background: token('color-surface'),
  color: token('color-text'),
  fontSize: 13,
};
const row: CSSProperties = {
  marginBlock: '12px 24px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  padding: 24,
  borderRadius: 8,
  background: token('color-canvas'),
};

/** The three heights above the page. */
export function Elevations(): ReactNode {
  const levels = [
    { name: 'flat', shadow: 'none', ground: 'surface', use: 'Cards, bars, tables: an edge is enough.' },
    { name: 'raised', shadow: token('shadow-raised'), ground: 'raised', use: 'A sticky head while rows pass under it.' },
    { name: 'overlay', shadow: token('shadow-overlay'), ground: 'overlay', use: 'Menus, dialogs, toasts.' },
  ];
  return (
    <div className="sb-unstyled" style={row}>
      {levels.map(({ name, shadow, ground, use }) => (
        <div key={name} style={{ ...box, inlineSize: 180, boxShadow: shadow, background: token(`color-${ground}`) }}>
          <b>{name}</b>
          <div style={{ color: token('color-muted') }}>{use}</div>
        </div>
      ))}
    </div>
  );
}

/** Every animation token, played once on demand; only loading indicators repeat. */
export function Animations(): ReactNode {
  const [run, setRun] = useState(0);
  const names = (Object.keys(fixedTokens) as FixedToken[]).filter((name) => fixedTokens[name].kind === 'animation');
  return (
    <div className="sb-unstyled" style={row}>
      <style>{'@media (prefers-reduced-motion: reduce) { .moves > * { animation: none !important } }'}</style>
      <div style={{ flexBasis: '100%' }}>
        <Button size="sm" onClick={() => setRun(run + 1)}>
          Play again
        </Button>
      </div>
      {names.map((name) => (
        <div key={name} className="moves" style={{ inlineSize: 132, fontSize: 12, overflow: 'hidden', color: token('color-text') }}>
          <div
            key={run}
            style={{
              inlineSize: 36,
              blockSize: 36,
              marginBlockEnd: 8,
              borderRadius: 4,
              border: `3px solid ${token('color-primary')}`,
              borderInlineStartColor: token('color-border'),
              animation: fixed[name],
            }}
          />
          <code>{name.replace('animate-', '')}</code>
          <div style={{ color: token('color-muted') }}>{fixedTokens[name].use}</div>
        </div>
      ))}
    </div>
  );
}

/** Layers in stacking order. */
export function Layers(): ReactNode {
  const layers = [
    { name: 'page', use: 'Text, tables, cards: no number' },
    { name: 'z-index-sticky', use: 'Heads and bars that stay' },
    { name: 'z-index-overlay', use: 'Dialogs, menus, tooltips' },
    { name: 'z-index-toast', use: 'Toasts, the progress line' },
  ] as const;
  return (
    <div className="sb-unstyled" style={{ ...row, display: 'block', minBlockSize: 250 }}>
      {layers.map(({ name, use }, at) => (
        <div
          key={name}
          style={{
            ...box,
            inlineSize: 'min(280px, 70%)',
            padding: 10,
            marginInlineStart: `calc(${at} * min(48px, 8%))`,
            marginBlockStart: at ? -6 : 0,
            boxShadow: token('shadow-overlay'),
          }}
        >
          <b>{name === 'page' ? 'page' : `${name} · ${fixed[name]}`}</b>
          <div style={{ color: token('color-muted') }}>{use}</div>
        </div>
      ))}
    </div>
  );
}

const WEEKS = [6, 9, 7, 11, 13, 12, 16, 15];

/** The eight chart colours as lines and bars, in the current theme. */
export function ChartSample(): ReactNode {
  const series = WEEKS.map((_, at) => ({ name: `chart-${at + 1}`, color: token(`color-chart-${at + 1}`) }));
  const y = (series: number, week: number): number => 168 - series * 16 - (WEEKS[(week * 3 + series * 5) % 8] ?? 0) * 1.6;
  return (
    <div className="sb-unstyled" style={{ ...row, background: token('color-surface'), border: `1px solid ${token('color-border')}` }}>
      <svg viewBox="0 0 340 180" width={340} role="img" aria-label="Eight lines, one in each colour">
        {series.map(({ name, color }, at) => (
          <polyline
            key={name}
            fill="none"
            stroke={color}
            strokeWidth={2}
            points={WEEKS.map((_, week) => `${10 + week * 45},${y(at, week)}`).join(' ')}
          />
        ))}
      </svg>
      <svg viewBox="0 0 300 180" width={300} role="img" aria-label="Eight bars, one in each colour">
        {series.map(({ name, color }, at) => (
          <rect key={name} x={8 + at * 36} y={170 - (WEEKS[at] ?? 0) * 9} width={28} height={(WEEKS[at] ?? 0) * 9} fill={color} rx={2} />
        ))}
      </svg>
    </div>
  );
}

/** States of a milestone as the tracking widgets draw them, with their three colours. */
export function TrackingRoles(): ReactNode {
  const roles = [
    { role: 'not-occurred', badge: <NodeStateBadge state="notOccurred" />, says: 'Still ahead. Hollow and neutral: nothing to judge yet.' },
    { role: 'as-scheduled', badge: <NodeStateBadge state="asScheduled" />, says: 'Met its plan. Filled green with a check.' },
    { role: 'delayed', badge: <NodeStateBadge state="delayed" />, says: 'Late. Amber, with the slip in words, such as +2 d 4 h.' },
    { role: 'severe', badge: <NodeStateBadge state="severe" />, says: 'Late past the threshold. A diamond instead of a triangle, in red.' },
    {
      role: 'advanced',
      badge: <NodeStateBadge state="advanced" />,
      says: 'Early. Blue, −6 h: an early container may wait at the port.',
    },
  ];
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: 8, marginBlock: '12px 24px', fontSize: 13 }}>
      {roles.map(({ role, badge, says }) => (
        <div key={role} style={{ ...box, display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          <code style={{ inlineSize: 130 }}>{role}</code>
          <span style={{ display: 'flex', gap: 6, inlineSize: 190 }}>
            <Dot color={role} />
            <span
              style={{
                padding: '2px 8px',
                borderRadius: 4,
                background: token(`color-${role}-soft`),
                color: token(`color-${role}-text`),
              }}
            >
              soft and text
            </span>
          </span>
          <span style={{ inlineSize: 150 }}>{badge}</span>
          <span style={{ flex: '1 1 200px', color: token('color-muted') }}>{says}</span>
        </div>
      ))}
    </div>
  );
}

function Dot({ color }: { color: string }): ReactNode {
  return <span style={{ inlineSize: 20, blockSize: 20, borderRadius: '50%', background: token(`color-${color}`) }} />;
}
