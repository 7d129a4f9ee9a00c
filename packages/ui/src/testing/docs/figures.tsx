import type { ReactNode } from 'react';
import { guides, sizes, speeds } from 'virtual:seaberry-parts';

import { PlainTable } from './plain-table.js';

const shown = (value: number | undefined): string => (value === undefined ? '–' : value.toLocaleString('en'));

/** Name of a component with a link to its guide. */
function Component({ name }: { name: string }): ReactNode {
  const guide = guides[name];
  if (!guide) return name;
  return (
    <a href={`./?path=/docs/${guide.id}`} target="_top" style={{ color: 'var(--sb-color-primary-text)' }}>
      {guide.title}
    </a>
  );
}

/** Speed and size of all components, the slowest to mount first. */
export function Figures(): ReactNode {
  const rows = Object.entries(speeds)
    .flatMap(([name, speed]) => (speed ? [{ name, speed }] : []))
    .toSorted(({ speed: [one] }, { speed: [other] }) => other - one)
    .map(({ name, speed: [mount, update, elements, open] }) => [
      <Component key="name" name={name} />,
      ...[mount, update, open, elements, sizes[name]?.[0]].map((value) => shown(value)),
    ]);
  return <PlainTable name="figures" heads={['Component', 'Mount', 'Render again', 'Open', 'DOM elements', 'kB (gzip)']} rows={rows} />;
}
