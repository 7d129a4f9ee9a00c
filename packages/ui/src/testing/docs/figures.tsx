import type { ReactNode } from 'react';
import { sizes, speeds } from 'virtual:seaberry-parts';

import { PlainTable } from './plain-table.js';

const shown = (value: number | undefined): string => (value === undefined ? '–' : value.toLocaleString('en'));

/** Speed and size of all components, the slowest to mount first. */
export function Figures(): ReactNode {
  const rows = Object.entries(speeds)
    .flatMap(([name, speed]) => (speed ? [{ name, speed }] : []))
    .toSorted(({ speed: [one] }, { speed: [other] }) => other - one)
    .map(({ name, speed: [mount, update, elements, open] }) => [
      name,
      ...[mount, update, open, elements, sizes[name]?.[0]].map((value) => shown(value)),
    ]);
  return <PlainTable name="figures" heads={['Component', 'Mount', 'Render again', 'Open', 'DOM elements', 'kB (gzip)']} rows={rows} />;
}
