import type { CSSProperties, ReactNode } from 'react';

import { BrandMark } from '../../components/brand-mark/index.js';
import { late, NOW } from '../../tracking/fixtures/journeys.js';
import { StageRail } from '../../tracking/stage-rail/index.js';

const token = (name: string): string => `var(--sb-${name})`;
const surface: CSSProperties = {
  display: 'block',
  padding: 16,
  border: `1px solid ${token('color-border')}`,
  borderRadius: token('radius-surface'),
  background: token('color-surface'),
  color: token('color-text'),
  textDecoration: 'none',
};

const nodes = late.stations.flatMap((station) => station.milestones);

/** Name, mark, and one widget as an example of the product. */
export function Hero(): ReactNode {
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: 20, marginBlockEnd: 24, color: token('color-text') }}>
      <div style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
        <BrandMark size="lg" />
        <div>
          <h1 style={{ margin: 0, fontSize: 30, lineHeight: 1.2, fontWeight: 600 }}>Seaberry</h1>
          <div style={{ color: token('color-muted') }}>The design system of Seaberry Tracking</div>
        </div>
      </div>
      <div style={{ ...surface, display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'center' }}>
        <StageRail nodes={nodes} now={NOW} width={360} />
        <span style={{ fontSize: 13, color: token('color-muted') }}>
          A whole journey in one line: plan above, actual below, the slip between them drawn.
        </span>
      </div>
    </div>
  );
}

const places = [
  { to: '/docs/foundations-colours--guide', title: 'Foundations', says: 'Colour, type, space, motion: the decisions all parts share.' },
  { to: '/docs/components-actions-button--guide', title: 'Components', says: 'Buttons, inputs, dialogs: with when to use which.' },
  { to: '/docs/patterns-datatable--guide', title: 'Patterns', says: 'Tables, filters, bulk actions, import and export.' },
  { to: '/docs/tracking-stage-rail--guide', title: 'Tracking', says: 'The widgets that know cargo: rail, timeline, ETA history.' },
  { to: '/docs/layout-app-layout--guide', title: 'Layout', says: 'The frame of an application, of a detail, of sign-in.' },
  { to: '/story/tracking-shipment-timeline--default', title: 'Shipment timeline', says: 'Start with the one we are proud of.' },
];

/** Links to the stories. */
export function Cards(): ReactNode {
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      {places.map(({ to, title, says }) => (
        <a key={to} href={`./?path=${to}`} target="_top" style={surface}>
          <b style={{ color: token('color-primary-text') }}>{title}</b>
          <span style={{ display: 'block', marginBlockStart: 4, fontSize: 13, color: token('color-muted') }}>{says}</span>
        </a>
      ))}
    </div>
  );
}
