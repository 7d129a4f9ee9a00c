import { PortSelect, type PortChoice } from '@seaberry/ui/port-select';

const ports: readonly PortChoice[] = [
  { code: 'CNSHA', name: 'Shanghai', country: 'China', keywords: ['上海'] },
  { code: 'NLRTM', name: 'Rotterdam', country: 'Netherlands' },
  { code: 'SGSIN', name: 'Singapore', country: 'Singapore' },
];

export function FindsExample() {
  return <PortSelect ports={ports} aria-label="Port of loading" />;
}
